import { RichText } from './rich-text.tsx';

/** One sentence across the page that nobody should miss. */
export function Notice({ text }: { text: string }) {
  return (
    <p className="notice">
      <RichText text={text} />
    </p>
  );
}
