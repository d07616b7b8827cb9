import type { Complaints as Content, Service } from '../schema/schema.ts';
import type { Frame } from '../frame.ts';

type ComplaintsProps = {
  frame: Frame;
  content: Content;
  /** The service whose page holds the answers. */
  page: Service;
};

/** What drivers say a car does. Each leads to its answer; with the script it lights its parts and opens the answer beside the car. */
export function Complaints({ frame, content, page }: ComplaintsProps) {
  const numberOf = (id: string) => frame.services.find((service) => service.id === id)!.number;
  return (
    <section className="complaints" data-widget="complaints" data-close={frame.labels.complaint.close}>
      <h2>{content.heading}</h2>
      <ul>
        {content.complaints.map(({ id, words, services }) => (
          <li key={id}>
            <a className={services.map((service) => `n${numberOf(service)}`).join(' ')} href={`${page.path}#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
