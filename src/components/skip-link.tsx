/** First stop of the Tab key: past the frame, to the page itself. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className="skip-link" href="#main">
      {text}
    </a>
  );
}
