export type PylonPrice = {
  /** Whole dollars, or a word or figure such as Free or 25+. */
  value: number | string;
  label: string;
  href?: string;
};

type PricePylonProps = { heading: string; note?: string; prices: PylonPrice[] };

/** Prices set like a forecourt sign. */
export function PricePylon({ heading, note, prices }: PricePylonProps) {
  return (
    <section className="price-pylon">
      <div className="wrap">
        <div className="price-pylon-head">
          <h2>{heading}</h2>
          {note && <p>{note}</p>}
        </div>
        <ul>
          {prices.map(({ value, label, href }) => (
            <li key={label}>
              {href ? (
                <a href={href}>
                  <Value value={value} /> <span>{label}</span>
                </a>
              ) : (
                <p>
                  <Value value={value} /> <span>{label}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Value({ value }: { value: number | string }) {
  return typeof value === 'number' ? (
    <b>
      <sup>$</sup>
      {value}
    </b>
  ) : (
    <b>{value}</b>
  );
}
