import { Paragraph } from './paragraph.tsx';

type NoteListProps = {
  notes: { heading: string; paragraph: string }[];
  /** The level of the headings: 3 if the band has a heading, otherwise 2. */
  level: 2 | 3;
  /** Puts three notes in each row, with larger headings. Without it, each note has a row. */
  columns?: boolean;
};

/** Short texts with headings, each below a line. */
export function NoteList({ notes, level, columns }: NoteListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={columns ? 'note-list note-list-columns' : 'note-list'}>
      {notes.map(({ heading, paragraph }) => (
        <li key={heading}>
          <Heading>{heading}</Heading>
          <Paragraph text={paragraph} />
        </li>
      ))}
    </ul>
  );
}
