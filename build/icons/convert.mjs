// Converts the Phosphor icons that the program uses into drawings in the notation of render/pen, written to
// render/icons/outlines.txt when all are there.
//
//   npm install @phosphor-icons/core@2.1.1 svgpath@2.6.0
//   node build/icons/convert.mjs FOLDER
//
// FOLDER is the folder that holds node_modules. The result is committed, so this runs only when an icon is added. Arcs
// become cubic curves and shorthands are written out here, once, so that its parser can be a short one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [folder, ...surplus] = process.argv.slice(2);
if (!folder || surplus.length || !existsSync(join(folder, 'node_modules'))) {
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
  IconAnchor: 'anchor:bold', IconStunned: 'spiral:bold', IconClock: 'clock',
};

// What is drawn here is filled by the non-zero rule: shapes run clockwise, holes the other way, and what is mirrored runs
// the other way as well.
const disc = (x, y, r) => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const hole = (x, y, r) => `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
const block = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const pane = (x, y, w, h) => `M${x} ${y}v${h}h${w}v${-h}Z`;
const mirror = (d) => svgpath(d).matrix([-1, 0, 0, 1, 256, 0]).toString();
const turned = (d, degrees, x = 128, y = 128) => svgpath(d).rotate(degrees, x, y).toString();
const bar = (x, y, x2, y2, w) => {
  const k = w / 2 / Math.hypot(x2 - x, y2 - y), [a, b] = [(y2 - y) * k, (x - x2) * k];
  return `M${x + a} ${y + b}L${x2 + a} ${y2 + b}L${x2 - a} ${y2 - b}L${x - a} ${y - b}Z`;
};
const star = (x, y, radii) => 'M' + radii.map((r, i) => {
  const a = (i / radii.length) * 2 * Math.PI - Math.PI / 2;
  return `${(x + r * Math.cos(a)).toFixed(2)} ${(y + r * Math.sin(a)).toFixed(2)}`;
}).join('L') + 'Z';

const wing = 'M178 108C190 78 220 54 254 44C256 66 250 82 238 92C242 110 234 124 220 130C222 148 210 160 194 162C190 174 180 180 168 180C178 160 184 134 178 108Z';
const sword = 'M128 -8L142 18V158H114V18Z' + block(90, 158, 76, 16) + block(119, 174, 18, 40) + disc(128, 224, 15);
const cuff = disc(66, 176, 62) + hole(66, 176, 42) + turned(block(72, 92, 52, 44) + pane(94, 106, 8, 16), 16, 98, 114);
const link = (x, y, degrees) => turned('M' + `${x - 22} ${y}` + 'a22 15 0 1 1 44 0a22 15 0 1 1 -44 0Z' + `M${x - 11} ${y}` + 'a11 5 0 1 0 22 0a11 5 0 1 0 -22 0Z', degrees, x, y);
const rail = 'M92 222L66 252H42L74 222Z';

// The cross of a seat is as thick as the other shapes; Phosphor's is a Latin cross.
const drawn = {
  ShapeCross: 'M92 24H164V92H232V164H164V232H92V164H24V92H92Z',
  IconAsk: 'M54 88A74 74 0 1 1 175.6 144.7C157 160 148 165 148 184H108V172C108 146 126 134 148.6 112.5A32 32 0 1 0 96 88Z' +
    disc(128, 222, 24),
  IconMagnifier: disc(102, 102, 86) + hole(102, 102, 60) + 'M146 176L176 146L243 213A21 21 0 0 1 213 243Z' +
    'M56 102A46 46 0 0 1 102 56V70A32 32 0 0 0 70 102Z',
  IconHandcuffs: cuff + mirror(cuff) + link(98, 64, -58) + link(128, 38, 0) + link(158, 64, 58),
  IconWings: wing + mirror(wing) + disc(128, 132, 56) + hole(128, 132, 43) + disc(128, 132, 25) +
    'M100 66L94 28L114 44L128 22L142 44L162 28L156 66Z',
  IconSwords: turned(sword, 42, 128, 128) + turned(sword, -42, 128, 128),
  IconBus: 'M14 50A22 22 0 0 1 36 28H222A20 20 0 0 1 242 48V204H212A32 32 0 0 0 148 204H102A32 32 0 0 0 38 204H14Z' +
    disc(70, 206, 24) + hole(70, 206, 9) + disc(180, 206, 24) + hole(180, 206, 9) + pane(14, 104, 228, 7) +
    [0, 1, 2, 3].map((i) => pane(32 + 50 * i, 48, 40, 40)).join('') +
    pane(32, 126, 34, 40) + pane(80, 126, 46, 40) + pane(138, 126, 56, 40) + pane(206, 126, 24, 46),
  IconBicycle: disc(58, 174, 56) + hole(58, 174, 42) + disc(198, 174, 56) + hole(198, 174, 42) + disc(58, 174, 10) +
    disc(198, 174, 10) + disc(120, 174, 15) + bar(58, 174, 102, 94, 12) + bar(58, 174, 120, 174, 12) + bar(122, 176, 92, 72, 12) +
    bar(98, 98, 176, 92, 12) + bar(120, 174, 178, 94, 12) + bar(198, 174, 168, 56, 12) + bar(170, 58, 206, 52, 12) +
    bar(66, 72, 120, 66, 14) + bar(120, 174, 138, 202, 10) + bar(126, 203, 152, 203, 9),
  IconMotor: 'M110 66H172C206 66 224 88 229 124L238 146C250 154 252 168 252 186H236A38 38 0 0 0 160 186H104A38 38 0 0 0 28 186H4' +
    'C4 162 14 146 34 140L40 112C58 106 80 104 94 102Z' +
    'M118 102H146V82H127Z' + 'M158 102H206C202 90 192 82 176 82H158Z' +
    disc(66, 190, 28) + hole(66, 190, 11) + disc(198, 190, 28) + hole(198, 190, 11) + disc(28, 122, 13),
  IconTrain: 'M128 8C186 8 216 48 216 108V198A16 16 0 0 1 200 214H56A16 16 0 0 1 40 198V108C40 48 70 8 128 8Z' +
    pane(92, 30, 72, 20) + pane(56, 76, 42, 60) + pane(110, 66, 36, 70) + pane(158, 76, 42, 60) +
    hole(74, 176, 13) + hole(182, 176, 13) + rail + mirror(rail),
  IconBoat: 'M4 148H252C246 186 226 208 196 208H70C34 208 12 186 4 148Z' + 'M52 100H196L206 140H46Z' +
    hole(80, 121, 11) + hole(118, 121, 11) + hole(156, 121, 11) + 'M104 34H146L142 92H110Z' + pane(112, 50, 28, 10) +
    'M206 62h8v78h-8Z' + 'M206 62L176 72L206 84Z' + 'M4 222q31 -14 62 0t62 0t62 0t62 0v18q-31 -14 -62 0t-62 0t-62 0t-62 0Z',
  IconRevolver: turned('M130 68H250V102H130Z' + 'M130 106H204V116H130Z' + 'M230 54H246L250 68H222Z' +
    'M48 64L138 58V128H98L60 132C48 120 42 90 48 64Z' + pane(82, 74, 44, 8) + pane(82, 91, 44, 8) + pane(82, 108, 44, 8) +
    'M46 92C56 112 74 126 100 126C84 154 78 190 78 220C78 236 24 240 20 222C26 184 36 154 38 122Z' +
    'M46 78L22 56L36 44L62 62Z' + disc(122, 138, 29) + hole(122, 138, 19) +
    'M122 126C126 140 123 148 114 155L107 150C113 143 114 136 111 126Z', -10, 122, 138),
  IconMask: 'M8 84C40 70 84 78 128 92C172 78 216 70 248 84C254 120 240 176 196 184C164 190 146 166 128 160C110 166 92 190 60 184' +
    'C16 176 2 120 8 84Z' + 'M106 134C96 112 66 106 48 122C62 148 92 150 106 134Z' + 'M208 122C190 106 160 112 150 134C164 150 194 148 208 122Z',
  IconHat: 'M56 142C54 92 64 40 92 34C108 31 118 46 128 46C138 46 148 31 164 34C192 40 202 92 200 142C154 128 102 128 56 142Z' +
    'M54 154C102 140 154 140 202 154L204 168C226 164 242 160 254 150C252 192 196 218 128 218C60 218 4 192 2 150C14 160 30 164 52 168Z',
  IconHair: 'M128 16C62 16 32 66 34 122C36 168 28 202 12 226C46 238 80 228 96 208C82 184 76 154 78 124C112 120 146 102 162 76' +
    'C168 102 174 120 178 130C180 160 174 186 160 208C176 228 210 238 244 226C228 202 220 168 222 122C224 66 194 16 128 16Z',
  IconEyes: 'M4 142C52 78 204 78 252 142C204 202 52 202 4 142Z' + hole(128, 140, 46) + disc(128, 140, 26) +
    'M18 84C66 34 190 34 238 84L224 100C180 62 76 62 32 100Z',
  IconCoat: 'M94 14L128 60L162 14L200 32L210 100L200 130L214 244H42L56 130L46 100L56 32Z' +
    'M46 36L36 104L46 132L40 204L10 198C12 130 22 62 46 36Z' + mirror('M46 36L36 104L46 132L40 204L10 198C12 130 22 62 46 36Z') +
    pane(58, 138, 140, 10) + pane(124, 76, 8, 56) + pane(124, 156, 8, 88) +
    hole(104, 96, 7) + hole(104, 120, 7) + hole(152, 96, 7) + hole(152, 120, 7),
  IconHero: star(128, 128, [126, 40, 84, 40, 126, 40, 84, 40, 126, 40, 84, 40, 126, 40, 84, 40]),
  IconBulb: 'M128 22C171 22 206 57 206 100C206 138 166 146 166 178H90C90 146 50 138 50 100C50 57 85 22 128 22Z' +
    'M92 190H164V208H92Z' + 'M106 220H150V236H106Z',
  IconPause: block(64, 40, 44, 176) + block(148, 40, 44, 176),
  IconBack: 'M208 40V216L88 128Z' + block(48, 40, 32, 176), IconForth: 'M48 40L168 128L48 216Z' + block(176, 40, 32, 176),
  IconLamp: disc(128, 14, 10) + 'M128 22L182 62H74Z' + 'M80 68H176L160 142H96Z' + 'M96 78L106 132H123V78Z' + 'M133 78V132H150L160 78Z' +
    'M108 148H148L140 166V224H116V166Z' + block(78, 172, 100, 10) + disc(78, 177, 9) + disc(178, 177, 9) + 'M98 224H158L174 252H82Z',
};

// One line an icon, in the order of package display.
const order = [...readFileSync(new URL('../../render/display/icon.go', import.meta.url), 'utf8')
  .matchAll(/^\t((?:Shape|Icon)\w+)$/gm)].map(([, name]) => name).filter((name) => name !== 'IconCount');
let text = '';
for (const icon of order) {
  if (!icons[icon] && !drawn[icon]) throw new Error(`${icon}: nothing draws it`);
  let steps = '', last = '';
  for (const d of drawn[icon] ? [drawn[icon]] : paths(icons[icon])) {
    let x = 0, y = 0;
    svgpath(d).abs().unshort().unarc().round(2).iterate(([op, ...p]) => {
      if (op === 'H') [op, p] = ['L', [p[0], y]];
      if (op === 'V') [op, p] = ['L', [x, p[0]]];
      if (!'MLCQZ'.includes(op)) throw new Error(`${icon}: no rule for path command ${op}`);
      steps += [op !== last || op === 'M' ? ` ${op}` : '', ...p].join(' ');
      last = op;
      if (p.length) [x, y] = p.slice(-2);
    });
  }
  if (!steps) throw new Error(`${icon}: the file holds no path`);
  text += `${icon}${steps}\n`;
}
writeFileSync(new URL('../../render/icons/outlines.txt', import.meta.url), text);

// paths reads the outlines of a Phosphor picture, named with its weight where that is not fill.
function paths(picture) {
  const [name, weight = 'fill'] = picture.split(':');
  const file = join(folder, 'node_modules/@phosphor-icons/core/assets', weight, `${name}-${weight}.svg`);
  return [...readFileSync(file, 'utf8').matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d);
}
