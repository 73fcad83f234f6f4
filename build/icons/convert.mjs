// Converts the Phosphor icons that the program uses into Go path data, written to standard output.
//
//   npm install @phosphor-icons/core@2.1.1 svgpath@2.6.0
//   node build/icons/convert.mjs FOLDER > render/icons/paths.go && gofmt -w render/icons/paths.go
//
// FOLDER is the folder that holds node_modules. The result is committed, so this runs only when an icon is added. Arcs
// become cubic curves and shorthands are written out here, once, so that the program needs no parser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = process.argv[2];
if (!folder) {
  console.error('usage: node build/icons/convert.mjs FOLDER   (the folder that holds node_modules)');
  process.exit(2);
}
const svgpath = createRequire(resolve(folder, 'package.json'))('svgpath');

// Each icon of package display with the Phosphor picture that draws it; small strokes of the frame are the bold ones,
// because the fill ones are set into a filled box.
const icons = {
  ShapeCircle: 'circle', ShapeTriangle: 'triangle', ShapeSquare: 'square', ShapeDiamond: 'diamond',
  ShapeStar: 'star',
  IconDetective: 'detective', IconFootprints: 'footprints', IconCocktail: 'martini', IconLockers: 'lockers',
  IconMail: 'mailbox', IconCar: 'car-profile', IconNewspaper: 'newspaper', IconBank: 'bank',
  IconGlobe: 'globe-hemisphere-west', IconMedal: 'medal-military', IconCrown: 'crown', IconKey: 'key',
  IconFilm: 'film-strip', IconMoon: 'moon-stars', IconBinoculars: 'binoculars', IconLightning: 'lightning',
  IconCloud: 'cloud-fog', IconStamp: 'stamp', IconPen: 'pen-nib', IconWarning: 'warning',
  IconFingerprint: 'fingerprint:bold',
  IconSpeaker: 'speaker-high', IconSpeakerOff: 'speaker-x', IconList: 'list-bullets:bold', IconBook: 'book-open-text',
  IconMenu: 'list:bold', IconEye: 'eye', IconEyeClosed: 'eye-slash', IconCheck: 'check:bold',
  IconCaretLeft: 'caret-left:bold', IconCaretRight: 'caret-right:bold', IconClose: 'x:bold', IconUser: 'user',
  IconRobot: 'robot', IconTrophy: 'trophy', IconPlay: 'play', IconGear: 'gear-six', IconDoor: 'door-open',
  IconHandPass: 'hand-arrow-up', IconHourglass: 'hourglass-medium', IconEnvelope: 'envelope-simple',
  IconQuestion: 'question',
  IconBomb: 'bomb', IconKnife: 'knife', IconShield: 'shield', IconStack: 'stack',
  IconTheft: 'hand-grabbing', IconArrow: 'arrow-fat-right',
};

// The cross of a seat is as thick as the other shapes; Phosphor's is a Latin cross.
const drawn = {
  ShapeCross: 'M92 24H164V92H232V164H164V232H92V164H24V92H92Z',
};

console.log(`package icons

import "safehouse/render/display"

// outlines was written by build/icons/convert.mjs from Phosphor Icons 2.1.1 (MIT, see LICENSE-phosphor.txt); an icon
// is added there. Do not edit.
var outlines = [display.IconCount]Outline{`);
for (const icon of [...Object.keys(icons), ...Object.keys(drawn)]) {
  let ops = '';
  const points = [];
  for (const d of drawn[icon] ? [drawn[icon]] : paths(icons[icon])) {
    let x = 0, y = 0;
    svgpath(d).abs().unshort().unarc().round(2).iterate(([op, ...p]) => {
      if (op === 'H') [op, p] = ['L', [p[0], y]];
      if (op === 'V') [op, p] = ['L', [x, p[0]]];
      if (!'MLCQZ'.includes(op)) throw new Error(`${icon}: no rule for path command ${op}`);
      ops += op;
      points.push(...p);
      if (p.length) [x, y] = p.slice(-2);
    });
  }
  if (!ops) throw new Error(`${icon}: the file holds no path`);
  console.log(`\tdisplay.${icon}: {"${ops}", []float32{${points.join(', ')}}},`);
}
console.log('}');

// paths reads the outlines of a Phosphor picture, named with its weight where that is not fill.
function paths(picture) {
  const [name, weight = 'fill'] = picture.split(':');
  const file = join(folder, 'node_modules/@phosphor-icons/core/assets', weight, `${name}-${weight}.svg`);
  return [...readFileSync(file, 'utf8').matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d);
}
