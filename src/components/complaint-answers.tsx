import type { ComplaintTexts } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';
import { Paragraph } from './paragraph.tsx';
import { RichText } from './rich-text.tsx';
import { ServiceNumber } from './service-number.tsx';

/** The id of the element with all answers, which prints alone. */
export const ANSWERS = 'answers';

type Complaint = ComplaintTexts['complaints'][number];

/** The answers to all complaints, folded; `#id` in an address opens one. */
export function ComplaintAnswers({
  context,
  complaints,
}: {
  context: SiteContext;
  complaints: Complaint[];
}) {
  return (
    <div className="accordion complaint-answers" data-widget="accordion">
      {columnsOf(complaints).map((column) => (
        <div key={column[0]!.id}>
          {column.map((complaint) => (
            <ComplaintAnswer key={complaint.id} context={context} complaint={complaint} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Three columns: an opened answer moves down only the answers below it in its column. */
function columnsOf(complaints: Complaint[]): Complaint[][] {
  const length = Math.ceil(complaints.length / 3);
  return [0, 1, 2]
    .map((column) => complaints.slice(column * length, (column + 1) * length))
    .filter((column) => column.length > 0);
}

function ComplaintAnswer({ context, complaint }: { context: SiteContext; complaint: Complaint }) {
  const { labels, services } = context;
  const { id, words, services: ids, urgency, when, likely, first, tell, afterHours } = complaint;
  const walksIn = ids.every((name) =>
    services.some((service) => service.id === name && service.inspection !== undefined),
  );
  return (
    <details id={id} className={walksIn ? 'complaint-answers-visit' : undefined}>
      <summary>
        <h3>{words}</h3>
      </summary>
      <section>
        <p className={`complaint-answers-${urgency}`}>
          <b>{labels.complaint[urgency]}</b> <RichText text={when} />
        </p>
        {(urgency === 'stop' || afterHours) && (
          <p className="complaint-answers-closed">
            <OpenNow context={context} place="shop" />{' '}
            <RichText text={afterHours ?? labels.complaint.afterHours} />
          </p>
        )}
        <Paragraph text={likely} />
        <ul className="complaint-answers-work">
          {ids.map((name) => {
            const service = services.find(({ id }) => id === name)!;
            return (
              <li key={name}>
                <a href={service.path}>
                  <ServiceNumber number={service.number} />
                  {service.name}
                </a>
              </li>
            );
          })}
        </ul>
        <h4>{labels.complaint.first}</h4>
        <Paragraph text={first} />
        <h4>{walksIn ? labels.complaint.know : labels.complaint.tell}</h4>
        <ol>
          {tell.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ol>
      </section>
    </details>
  );
}
