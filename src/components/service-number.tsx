type ServiceNumberProps = {
  number: number;
  /** Once a page: the disc keeps its identity from the car or the chart to the service's page and back. */
  travels?: boolean;
};

/** The number of a service, as its disc. A blank keeps it apart from the name in text that is copied or read in pieces. */
export function ServiceNumber({ number, travels }: ServiceNumberProps) {
  return (
    <>
      <span className={travels ? `number travel-${number}` : 'number'} aria-hidden="true">
        {number}
      </span>{' '}
    </>
  );
}
