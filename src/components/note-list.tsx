import { Paragraph } from './paragraph.tsx';

type NoteListProps = {
  notes: { heading: string; paragraph: string }[];
  /** The level of the headings: 3 under a heading of the band, 2 where there is none. */
  level: 2 | 3;
  /** Three notes a row, and larger headings. Without this each note is a row. */
  columns?: boolean;
};

/** Short texts, each under a rule with its heading. */
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
