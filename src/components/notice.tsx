import { RichText } from './rich-text.tsx';

/** One important sentence across the page. */
export function Notice({ text }: { text: string }) {
  return (
    <p className="notice">
      <RichText text={text} />
    </p>
  );
}
