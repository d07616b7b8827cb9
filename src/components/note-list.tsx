import { Paragraph } from './paragraph.tsx';

/** Short texts with headings, each below a line. */
export function NoteList({ notes }: { notes: { heading: string; paragraph: string }[] }) {
  return (
    <ul className="note-list">
      {notes.map(({ heading, paragraph }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <Paragraph text={paragraph} />
        </li>
      ))}
    </ul>
  );
}
