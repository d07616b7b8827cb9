import type { StateInspection } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { dollars } from '../rules/dollars.ts';
import { fill } from '../generator/portable.ts';
import { CriteriaTable } from './criteria-table.tsx';
import { PrintButton } from './print-button.tsx';
import { TreadMeasure } from './tread-measure.tsx';

type DrivewayProps = {
  context: SiteContext;
  inspection: StateInspection;
  /** The id of the part of the page that prints alone. */
  partId: string;
};

/** The inspection criteria as a checklist for the driveway. */
export function Driveway({ context, inspection, partId }: DrivewayProps) {
  const { labels } = context;
  const { criteria, driveway, prices, lastCar } = inspection;
  const total = String(criteria.rows.length);
  const fixable = criteria.rows.filter(({ fix }) => fix);
  const values = { time: '{time}', price: dollars(prices.safety.amount) };
  return (
    <div
      className="driveway"
      data-widget="tool"
      data-tool="driveway"
      data-failed={labels.toolFailed}
      data-count={fill(labels.driveway.count, { count: '{count}', total })}
      data-done={labels.driveway.done}
      data-last-car={lastCar}
      data-open={fill(labels.driveway.open, values)}
      data-closed={fill(labels.driveway.closed, values)}
    >
      <p className="driveway-bar">
        <b role="status">{fill(labels.driveway.count, { count: '0', total })}</b>
        <PrintButton text={driveway.print} partId={partId} />
      </p>
      <CriteriaTable context={context} criteria={criteria} tickLabel={labels.driveway.tick} />
      <div className="driveway-fixes" hidden={fixable.length === 0}>
        <h3>{driveway.fixHeading}</h3>
        <ul>
          {fixable.map(({ item, fix }) => (
            <li key={item} data-item={item}>
              <b>{item}</b> {fix}
            </li>
          ))}
        </ul>
      </div>
      <TreadMeasure measure={driveway.measure} />
    </div>
  );
}
