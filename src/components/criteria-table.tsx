import type { Criteria } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { RichText } from './rich-text.tsx';

type CriteriaTableProps = {
  context: SiteContext;
  criteria: Criteria;
  tickLabel?: string;
};

/** A table of what passes and what fails. Shapes and hidden words carry the meaning, not colors. */
export function CriteriaTable({ context: { labels }, criteria, tickLabel }: CriteriaTableProps) {
  const { columns, rows, heading } = criteria;
  return (
    <table className="criteria-table">
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col" className="criteria-table-pass">
            {columns.pass}
          </th>
          <th scope="col" className="criteria-table-fail">
            {columns.fail}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, pass, fail }) => (
          <tr key={item}>
            <th scope="row" aria-label={tickLabel && item}>
              {item}
              {tickLabel && (
                <button
                  type="button"
                  value={item}
                  aria-pressed="false"
                  aria-label={`${tickLabel}: ${item}`}
                >
                  {tickLabel}
                </button>
              )}
            </th>
            <td className="criteria-table-pass">
              <span className="visually-hidden">{labels.passes}: </span>
              <RichText text={pass} />
            </td>
            <td className="criteria-table-fail">
              <span className="visually-hidden">{labels.fails}: </span>
              <RichText text={fail} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
