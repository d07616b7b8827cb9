import { exhibitDrawing, hasExhibit } from '../drawings/exhibit.ts';
import type { ExhibitNotes, Service } from '../schema/content.ts';
import { AnswerText } from './answer-folds.tsx';
import { Band, BandText } from './band.tsx';
import { InlineDrawing } from './inline-drawing.tsx';
import { RichText } from './rich-text.tsx';

/** A drawing across the page that explains the service. A line joins each note to its part. */
export function Exhibit({
  service: { answers, art },
  notes,
}: {
  service: Service;
  notes: ExhibitNotes;
}) {
  if (!hasExhibit(art)) return null;
  const drawing = exhibitDrawing(
    art,
    notes.map(({ part }) => part),
  );
  return (
    <Band size="small">
      <div className="exhibit" style={{ '--notes': notes.length }}>
        <BandText sideBySide heading={answers.what.heading}>
          <AnswerText answer={answers.what} bulletStyle="tick" />
        </BandText>
        <InlineDrawing drawing={drawing} className="drawing exhibit-drawing" />
        <ul className="exhibit-notes">
          {notes.map(({ part, name, words }, index) => (
            <li key={part} style={{ '--row': notes.length - index - 1 }}>
              <h3>{name}</h3>{' '}
              <p>
                <RichText text={words} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
