package display

// Icon names a picture drawn as a path.
type Icon uint8

// The icons. Seat shapes come first: a seat is told by colour, shape and name.
const (
	NoIcon Icon = iota
	ShapeCircle
	ShapeTriangle
	ShapeSquare
	ShapeDiamond
	ShapeStar
	ShapeCross
	// Pictures of missions.
	IconDetective
	IconFootprints
	IconCocktail
	IconLockers
	IconMail
	IconCar
	IconNewspaper
	IconBank
	IconGlobe
	IconMedal
	IconCrown
	IconKey
	IconFilm
	IconMoon
	IconBinoculars
	IconLightning
	IconCloud
	IconStamp
	IconPen
	IconWarning
	IconFingerprint
	// Pictures of the frame.
	IconSpeaker
	IconSpeakerOff
	IconList
	IconBook
	IconMenu
	IconEye
	IconEyeClosed
	IconCheck
	IconCaretLeft
	IconCaretRight
	IconClose
	IconUser
	IconRobot
	IconTrophy
	IconPlay
	IconGear
	IconDoor
	IconHandPass
	IconHourglass
	IconEnvelope
	IconQuestion
	IconBulb
	// Pictures of explosions, safes and spies.
	IconBomb
	IconKnife
	IconShield
	IconStack
	IconTheft
	IconArrow
	// Pictures of a chase.
	IconAsk
	IconMagnifier
	IconHandcuffs
	IconWings
	IconAnchor
	IconSwords
	IconBus
	IconBicycle
	IconMotor
	IconTrain
	IconBoat
	IconRevolver
	IconMask
	IconHat
	IconHair
	IconEyes
	IconCoat
	IconHero
	IconStunned
	IconLamp
	IconClock
	IconPause
	IconBack
	IconForth
	IconCount
)
