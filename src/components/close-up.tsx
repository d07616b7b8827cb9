import { Fragment, type ReactNode } from 'react';
import { closeUpDrawing, type CloseUpName } from '../drawings/phantom.ts';
import { labelWidth } from '../drawings/label-width.ts';
import { nameAndPlace } from './headline-fit.ts';
import { InlineDrawing } from './inline-drawing.tsx';
import { Paragraph } from './paragraph.tsx';
import { Picture } from './picture.tsx';
import { ServiceNumber, transitionStyle } from './service-number.tsx';

/** A part on the see-through car. `slot` names the slot whose photo can replace it. */
export type PartOnCar = { kind: 'part'; art: CloseUpName; slot?: string };

type CloseUpProps = {
  heading: string;
  intro: string;
  number: number;
  subject: PartOnCar | Picture;
  children: ReactNode;
};

/** The top of a service's page: its name, and the see-through car, zoomed to its part. */
export function CloseUp({ heading, intro, number, subject, children }: CloseUpProps) {
  const { lines, where, mark, size } = headlineLayout(heading);
  return (
    <div className="close-up on-amber" style={{ ...transitionStyle(number), '--fit': size }}>
      <div className="wrap">
        <h1 className={lines.length > 1 ? 'close-up-lines' : undefined}>
          <ServiceNumber number={number} />
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}{' '}
            </Fragment>
          ))}
          {where && <small>{where}</small>}
          {mark}
        </h1>
        <Paragraph text={intro} />
        <div className="actions">{children}</div>
      </div>
      <div className="close-up-panel travel">
        {subject.kind === 'part' ? (
          <InlineDrawing
            drawing={closeUpDrawing(subject.art)}
            className="phantom phantom-near"
            aspect="xMidYMax"
            slot={subject.slot}
          />
        ) : (
          <Picture picture={subject} sizes="(min-width:900px) 52vw, 100vw" loading="eager" />
        )}
      </div>
    </div>
  );
}

/**
 * Widths in em by `labelWidth` at the usual size: of a line of the name, and of the number before
 * it. In `.close-up h1`, whose letters are tighter, a line is 3.55.
 */
const LINE_ROOM = { line: 3.7, number: 0.85 };
const MIN_SIZE = 0.6;

/** Splits a heading into its name, in one or two lines, and the place. */
function headlineLayout(heading: string) {
  const { name, where, mark } = nameAndPlace(heading);
  const words = name.split(' ');
  const [largest] = words
    .map((_, index) => linesOf(words, index + 1))
    .map((lines) => ({ lines, size: sizeOf(lines) }))
    .sort((a, b) => b.size - a.size || a.lines.length - b.lines.length);
  const layout =
    largest!.size < MIN_SIZE
      ? { lines: [name], size: Math.min(MIN_SIZE, sizeOf(words)) }
      : largest!;
  return { ...layout, where, mark };
}

/** Splits words into two lines, with `inFirst` words in the first; one line if none are left. */
const linesOf = (words: string[], inFirst: number): string[] =>
  [words.slice(0, inFirst), words.slice(inFirst)].flatMap((line) => line.join(' ') || []);

function sizeOf(lines: string[]): number {
  const widths = lines.map((line, index) => labelWidth(line, 1) + (index ? 0 : LINE_ROOM.number));
  return Math.min(1, Math.floor((100 * LINE_ROOM.line) / Math.max(...widths)) / 100);
}
