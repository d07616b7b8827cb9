import type { Make } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { RichText } from './rich-text.tsx';

type TimingTableProps = { context: SiteContext; rows: NonNullable<Make['timing']> };

/** A table of what drives each engine's camshafts. Belts stand out, because they wear out. */
export function TimingTable({ context: { labels }, rows }: TimingTableProps) {
  const { heading, engine, years, drive, others, ...drives } = labels.timing;
  return (
    <table className="timing-table">
      <caption>
        <h2>{heading}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{engine}</th>
          <th scope="col">{years}</th>
          <th scope="col">{drive}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.engine} ${row.years}`}>
            <th scope="row">
              <RichText text={row.engine} />
            </th>
            <td>{row.years}</td>
            <td>
              {row.drive === 'belt' ? <mark>{drives.belt}</mark> : <b>{drives[row.drive]}</b>}
              {row.note && <small> {row.note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{others}</td>
        </tr>
      </tfoot>
    </table>
  );
}
