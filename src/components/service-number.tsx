/** The number of a service, as its disc. A blank keeps it apart from the name in text that is copied or read in pieces. */
export function ServiceNumber({ number }: { number: number }) {
  return (
    <>
      <span className="number" aria-hidden="true">
        {number}
      </span>{' '}
    </>
  );
}
