type ServiceNumberProps = {
  number: number;
  /** The name for view transitions between the car or the chart and the service's page. Use it once per page. */
  travels?: boolean;
};

/** A service's number on a disc. The space after it separates number and name in copied text. */
export function ServiceNumber({ number, travels }: ServiceNumberProps) {
  return (
    <>
      <span className="number" style={travels ? travelName(number) : undefined} aria-hidden="true">
        {number}
      </span>{' '}
    </>
  );
}

const travelName = (number: number) => ({ '--travel': `n${number}` }) as React.CSSProperties;
