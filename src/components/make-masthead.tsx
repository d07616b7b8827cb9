import { labelWidth } from '../drawings/label-width.ts';
import type { Make } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { classNames } from './class-names.ts';
import { Paragraph } from './paragraph.tsx';
import { Picture } from './picture.tsx';
import { PrintedAddress } from './printed-address.tsx';
import { ScheduleButton } from './schedule-button.tsx';

type MakeMastheadProps = {
  context: SiteContext;
  make: Pick<Make, 'name' | 'intro'>;
  picture: Picture;
};

/** A name up to this wide, in em, leaves room for the text beside it at full size. */
const SHORT_NAME = 2.15;

/** Cars taller than this, in centimeters, cover more of the letters. */
const USUAL_HEIGHT = 179;

/**
 * Measures of make-masthead.css for a name in a row of its own, in hundredths of the page's width.
 * `nose` is counted from the name's left edge.
 */
const NAME_ALONE = {
  /** `--size` of .make-masthead: the largest letters, and the widest name. */
  largest: 32,
  widest: 86,
  /** The text in .make-masthead-hangs. */
  text: 22,
  /** The car in .make-masthead-long: its front, and a centimeter of its length. */
  nose: 93.6,
  centimeter: 0.125,
};

/** How wide a name of weight 800 with tight spacing is, as a share of `labelWidth`. */
const HEAVIER = 0.88;

/** The empty space before the ink of a first letter, in em. All names begin on one edge. */
const BEARINGS: [letters: RegExp, em: number][] = [
  [/[AJV]/, 0.004],
  [/T/, 0.017],
  [/[Ss]/, 0.023],
  [/[CG]/, 0.032],
];
const STEM = 0.045;

const bearing = (name: string): number =>
  BEARINGS.find(([letters]) => letters.test(name.charAt(0)))?.[1] ?? STEM;

/** The same for a name with the text beside it: the gutter, and the car in .make-masthead-road. */
const NAME_BESIDE_TEXT = { letters: 32, left: 4.4, nose: 98, centimeter: 0.1408 };

/** How far to move a car to the left, so that it covers a third of the last letter. */
function carOffset(make: string, length: number): number {
  const { letters, left, nose, centimeter } = NAME_BESIDE_TEXT;
  const nameWidth = labelWidth(make, 1) - labelWidth(make.slice(-1), 1 / 3);
  const tail = nose - length * centimeter;
  return Math.max(0, Math.round(tail - left - HEAVIER * letters * nameWidth));
}

/**
 * What lies below the tail of a letter such as "y" in a name as wide as the page, which has this
 * row below it: the text, a gap, the car.
 */
function underTail(make: string, tail: number, length: number): 'text' | 'gap' | 'car' {
  const em = HEAVIER * Math.min(NAME_ALONE.largest, NAME_ALONE.widest / labelWidth(make, 1));
  const left = labelWidth(make.slice(0, tail), em);
  const middle = left + labelWidth(make.charAt(tail), em / 2);
  if (middle > NAME_ALONE.nose - length * NAME_ALONE.centimeter) return 'car';
  return left < NAME_ALONE.text ? 'text' : 'gap';
}

/** The classes and measures of a make's name and the car in front of it. */
function layoutOf(name: string, car: { width: number; height: number } | undefined) {
  const width = labelWidth(name, 1);
  const isLong = width > SHORT_NAME;
  const tail = name.search(/[gjpqy]/);
  const hasTail = tail >= 0;
  const belowTail = hasTail && isLong ? underTail(name, tail, car?.width ?? 0) : undefined;
  // In the gap it needs no room of its own.
  const hangsInGap = belowTail === 'gap';
  return {
    className: classNames(
      'make-masthead on-amber',
      isLong && 'make-masthead-long',
      hangsInGap && 'make-masthead-hangs',
    ),
    style: {
      '--name-width': width.toFixed(2),
      '--bearing': bearing(name),
      '--shift': (car && !hasTail && !isLong && carOffset(name, car.width)) || undefined,
      '--tail-height': hasTail ? 1 : name.startsWith('L') ? 0.4 : 0,
      '--drop': Number(hasTail && !hangsInGap),
      '--height-under-tail': belowTail === 'car' ? car?.height : undefined,
      '--length': car?.width,
      '--extra-height': Math.max(0, (car?.height ?? 0) - USUAL_HEIGHT),
    },
  };
}

/** A make's name as a backdrop, with a car of its kind in front. All cars have the same scale. */
export function MakeMasthead({ context, make: { name, intro }, picture }: MakeMastheadProps) {
  const car = picture.kind === 'inline' ? picture.drawing : undefined;
  return (
    <div {...layoutOf(name, car)}>
      <div className="wrap">
        <h1>
          {name}
          <span className="visually-hidden"> {context.labels.makeHeadingSuffix}</span>
        </h1>
        <div className="make-masthead-side">
          <Paragraph text={intro} />
          <PrintedAddress context={context} />
          <div className="actions">
            <ScheduleButton context={context} />
          </div>
        </div>
      </div>
      <div className="make-masthead-road">
        <Picture picture={picture} photoClass="make-masthead-photo" loading="eager" />
      </div>
    </div>
  );
}
