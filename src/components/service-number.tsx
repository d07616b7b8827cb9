/** A service's number on a disc. The space after it separates number and name in copied text. */
export function ServiceNumber({ number }: { number: number }) {
  return (
    <>
      <span className="number" aria-hidden="true">
        {number}
      </span>{' '}
    </>
  );
}

/** Names the view transition in which a number moves to its service's page. Use it once a page. */
export const transitionStyle = (number: number) => ({ '--travel': `n${number}` });
