import type { ComplaintTexts, Service } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { ANSWERS } from './complaint-answers.tsx';

type ComplaintsProps = {
  context: SiteContext;
  texts: ComplaintTexts;
  answersPage: Service;
};

/** Some complaints about a car, in drivers' words. Each is a link to its answer. */
export function Complaints({ context, texts, answersPage }: ComplaintsProps) {
  const { heading, more, complaints } = texts;
  const onHome = complaints.filter(({ home }) => home);
  if (onHome.length === 0) return null;
  const numberOf = (id: string) => context.services.find((service) => service.id === id)!.number;
  return (
    <section
      className="complaints"
      data-widget="complaints"
      data-close={context.labels.complaint.close}
    >
      <h2>{heading}</h2>
      <ul>
        {onHome.map(({ id, words, services }) => (
          <li key={id}>
            <a
              className={services.map((service) => `n${numberOf(service)}`).join(' ')}
              href={`${answersPage.path}#${id}`}
            >
              {words}
            </a>
          </li>
        ))}
        {onHome.length < complaints.length && (
          <li>
            <a href={`${answersPage.path}#${ANSWERS}`}>{more}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
