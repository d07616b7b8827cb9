import type { Complaints } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';
import { Paragraph } from './paragraph.tsx';
import { RichText } from './rich-text.tsx';
import { ServiceNumber } from './service-number.tsx';

/** The answers to all complaints, folded; `#id` in an address opens one. The home page's script shows one of them beside the car. */
export function ComplaintList({
  context,
  complaints,
}: {
  context: SiteContext;
  complaints: Complaints['complaints'];
}) {
  const { labels, services } = context;
  const inspections = services
    .filter(({ inspection }) => inspection !== undefined)
    .map(({ id }) => id);
  // An inspection is a visit without a call.
  const walksIn = (ids: string[]): boolean => ids.every((id) => inspections.includes(id));
  return (
    <div className="accordion complaint-list" data-widget="accordion">
      {complaints.map(
        ({ id, words, services: ids, urgency, when, likely, first, tell, afterHours }) => (
          <details key={id} id={id} className={walksIn(ids) ? 'complaint-list-visit' : undefined}>
            <summary>
              <h3>{words}</h3>
            </summary>
            <section>
              <p className={`complaint-list-${urgency}`}>
                <b>{labels.complaint[urgency]}</b> <RichText text={when} />
              </p>
              {(urgency === 'stop' || afterHours) && (
                <p className="complaint-list-closed">
                  <OpenNow context={context} place="shop" />{' '}
                  <RichText text={afterHours ?? labels.complaint.afterHours} />
                </p>
              )}
              <Paragraph text={likely} />
              <ul className="complaint-list-work">
                {ids.map((name) => {
                  const service = services.find((one) => one.id === name)!;
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
              <h4>{walksIn(ids) ? labels.complaint.know : labels.complaint.tell}</h4>
              <ol>
                {tell.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ol>
            </section>
          </details>
        ),
      )}
    </div>
  );
}
