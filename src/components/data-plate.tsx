import { RichText } from './rich-text.tsx';

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
              <RichText text={value} />
              {note && (
                <small>
                  {' '}
                  <RichText text={note} />
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
