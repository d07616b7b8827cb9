import type { Complaints as Content, Service } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';

type ComplaintsProps = {
  context: SiteContext;
  content: Content;
  /** The service whose page holds the answers. */
  page: Service;
};

/** Complaints about a car, in drivers' words. Each is a link to its answer. The script lights the parts on the car and opens the answer beside it. */
export function Complaints({ context, content, page }: ComplaintsProps) {
  const numberOf = (id: string) => context.services.find((service) => service.id === id)!.number;
  return (
    <section
      className="complaints"
      data-widget="complaints"
      data-close={context.labels.complaint.close}
    >
      <h2>{content.heading}</h2>
      <ul>
        {content.complaints.map(({ id, words, services }) => (
          <li key={id}>
            <a
              className={services.map((service) => `n${numberOf(service)}`).join(' ')}
              href={`${page.path}#${id}`}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
