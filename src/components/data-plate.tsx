export type PlateRow = { label: string; value: string; note?: string };

/** Facts that look like the riveted plate on a machine. */
export function DataPlate({ heading, rows }: { heading: string; rows: PlateRow[] }) {
  return (
    <div className="data-plate">
      <h3>{heading}</h3>
      <dl>
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small> {note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
