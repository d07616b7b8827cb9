/** The first link for the Tab key: skips the header and goes to the main content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className="skip-link" href="#main">
      {text}
    </a>
  );
}
