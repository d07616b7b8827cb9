import { Paragraph } from './paragraph.tsx';

type NoteListProps = {
  notes: { heading: string; paragraph: string }[];
  /** Puts three notes in each row, for a band without a heading. Without it, each note has a row. */
  columns?: boolean;
};

/** Short texts with headings, each below a line. */
export function NoteList({ notes, columns }: NoteListProps) {
  const Heading = columns ? 'h2' : 'h3';
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
