import { RichText } from './rich-text.tsx';

type ParagraphProps = {
  text: string;
  /** Larger, where a part of the page begins. */
  lead?: boolean;
};

/** A paragraph of content, with its links. */
export function Paragraph({ text, lead = false }: ParagraphProps) {
  return (
    <p className={lead ? 'lead' : undefined}>
      <RichText text={text} />
    </p>
  );
}
