import { RichText } from './rich-text.tsx';

type ParagraphProps = {
  text: string;
  lead?: boolean;
  className?: string;
};

/** A paragraph of content, with its links. */
export function Paragraph({ text, lead, className }: ParagraphProps) {
  return (
    <p className={lead ? 'lead' : className}>
      <RichText text={text} />
    </p>
  );
}
