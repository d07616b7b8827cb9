import type { ComplaintTexts } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { diagnosticsOf } from '../rules/services.ts';
import { ServiceNumber } from './service-number.tsx';

type ComplaintIndexProps = { context: SiteContext; complaints: ComplaintTexts['complaints'] };

/**
 * Drivers' complaints. Each links to the likeliest service, or with "Don't drive it" to its answer.
 */
export function ComplaintIndex({ context, complaints }: ComplaintIndexProps) {
  const { services, labels } = context;
  const answersPage = diagnosticsOf(services);
  return (
    <ul className="complaint-index">
      {complaints.map(({ id, words, urgency, services: [likeliest] }) => {
        const stopPage = urgency === 'stop' ? answersPage : undefined;
        const { name, number, path } = stopPage ?? services.find(({ id }) => id === likeliest)!;
        return (
          <li key={id}>
            <a href={stopPage ? `${path}#${id}` : path}>
              <b>{words}</b> <span>{stopPage ? labels.complaint.stop : name}</span>{' '}
              {/* After "Don't drive it: call", a number would look like a phone number. */}
              {!stopPage && <ServiceNumber number={number} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
