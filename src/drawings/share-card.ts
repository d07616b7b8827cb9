import { AMBER, INK } from '../rules/brand-colors.ts';
import { svgInside, svgText, type Drawing } from './drawing.ts';
import { labelWidth } from './label-width.ts';
import { LOGO_PATH } from './logo.ts';
import { svgNumbers } from './path.ts';

/**
 * The size of the picture that a shared link shows, in CSS pixels (1.91 : 1, from the Open Graph
 * documentation).
 */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export type ShareCard = {
  /** The large text: a make's name, or a page's subject. */
  heading: string;
  number?: number;
  /** The drawing. A car is in front of its make's name; a service or a scene is beside the text. */
  picture: { kind: 'car' | 'service' | 'scene'; drawing: Drawing };
  /** The shop's name and phone number, as people read them. */
  sign: string;
  phone: string;
};

const ROAD = 540;
const MARGIN = 64;
/** labelWidth measures weight 700; the cards use 800, which is wider. */
const BOLDER = 1.08;
const CAR = { unit: 1.72, right: 1150, sink: 3 };
const SERVICE = { scale: 2.15, x: 650, y: 66 };
const SCENE = { scale: 1.42, x: 580, ground: 230 };
const WORDS = { width: 560, tallest: 170, leading: 0.9 };
/** A line in the card's color keeps the black car clear of the black letters. */
const EDGE = ['4px 0', '-4px 0', '0 -4px']
  .map((offset) => `drop-shadow(${offset} ${AMBER})`)
  .join(' ');
const NAME = { width: 1080, tallest: 350, top: 40, overlap: 0.12, gap: -0.06 };
/**
 * The car covers the foot of a name, but not of letters that reach below the line, nor of a
 * sentence.
 */
const STAYS_CLEAR = /[gjpqy]|\.$/;

/**
 * Draws the picture of a shared link to one page: the subject, the sign and the phone number on one
 * road. Its text needs the condensed font.
 */
export function shareCard({ heading, number, picture, sign, phone }: ShareCard): string {
  const words =
    picture.kind === 'car' ? nameMarkup(heading, picture.drawing) : headingMarkup(heading, number);
  return withRoad(
    words + pictureMarkup(picture),
    textMarkup(sign, MARGIN + 62, 600, 42, '#fff') +
      textMarkup(phone, SHARE_CARD_SIZE.width - MARGIN, 602, 52, AMBER, 'end'),
  );
}

/** Draws the picture of pages without a card: a car. It has no words, so it needs no font. */
export function wordlessCard(car: Drawing): string {
  const width = 1080;
  const height = (width * car.height) / car.width;
  const left = (SHARE_CARD_SIZE.width - width) / 2;
  return withRoad(svgInside(car, left, ROAD - height + CAR.sink, width));
}

/** A picture on amber, with a road at its foot. The logo and other markup are on the road. */
function withRoad(picture: string, onRoad = ''): string {
  const { width, height } = SHARE_CARD_SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `style="stroke:none"><path fill="${AMBER}" d="M0 0h${width}v${height}H0z"/>` +
    picture +
    `<path fill="${INK}" d="M0 ${ROAD}h${width}v${height - ROAD}H0z"/>` +
    `<path fill="${AMBER}" transform="translate(${MARGIN} 569)" d="${LOGO_PATH}"/>` +
    `${onRoad}</svg>`
  );
}

/** A make's name at the top, or lower if the car would not reach up to it. */
function nameMarkup(make: string, car: Drawing): string {
  const size = Math.min(NAME.tallest, NAME.width / (labelWidth(make, 1) * BOLDER));
  const roof = ROAD - car.height * CAR.unit;
  const baseline = Math.max(
    NAME.top + size * 0.74,
    roof + size * (STAYS_CLEAR.test(make) ? NAME.gap : NAME.overlap),
  );
  return textMarkup(make, MARGIN - size * 0.03, baseline, size, INK);
}

function headingMarkup(heading: string, number?: number): string {
  const top = number === undefined ? 60 : 164;
  const { size, lines } = fitHeading(heading, ROAD - 30 - top);
  const step = size * WORDS.leading;
  const disc =
    number === undefined
      ? ''
      : `<circle cx="${MARGIN + 44}" cy="92" r="44" fill="${INK}"/>` +
        textMarkup(String(number), MARGIN + 44, 111, 54, AMBER, 'middle');
  return (
    disc +
    lines
      .map((line, index) =>
        textMarkup(line, MARGIN - size * 0.03, top + size * 0.74 + index * step, size, INK),
      )
      .join('')
  );
}

/** Finds the largest text size that fits the width beside the picture and the height `room`. */
function fitHeading(heading: string, room: number): { size: number; lines: string[] } {
  for (let size = WORDS.tallest; ; size -= 4) {
    const lines = wrapWords(heading.split(' '), size);
    const wide = lines.some((line) => labelWidth(line, size) * BOLDER > WORDS.width);
    if ((!wide && lines.length * size * WORDS.leading <= room) || size <= 40)
      return { size, lines };
  }
}

function wrapWords(all: string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of all) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && labelWidth(longer, size) * BOLDER <= WORDS.width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function pictureMarkup({ kind, drawing }: ShareCard['picture']): string {
  const scale = kind === 'car' ? CAR.unit : kind === 'service' ? SERVICE.scale : SCENE.scale;
  const [x, y] =
    kind === 'car'
      ? [CAR.right - drawing.width * scale, ROAD - drawing.height * scale + CAR.sink]
      : kind === 'service'
        ? [SERVICE.x, SERVICE.y]
        : [SCENE.x, ROAD - SCENE.ground * scale];
  const inside = svgInside(drawing, x, y, drawing.width * scale);
  return kind === 'car' ? `<g style="filter:${EDGE}">${inside}</g>` : inside;
}

function textMarkup(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return (
    `<text x="${svgNumbers(x)}" y="${svgNumbers(y)}" fill="${fill}" text-anchor="${anchor}" ` +
    'font-family="AC" font-weight="800" ' +
    `font-size="${svgNumbers(size)}" letter-spacing="${svgNumbers(size * -0.02)}" ` +
    `word-spacing="${svgNumbers(size * 0.05)}">${svgText(words)}</text>`
  );
}
