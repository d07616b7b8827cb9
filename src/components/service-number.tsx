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

/** Moves a number between the car or the chart and the service's page. Use it once per page. */
export const travelStyle = (number: number) => ({ '--travel': `n${number}` });
