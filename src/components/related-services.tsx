import { Picture } from './picture.tsx';
import { ServiceNumber } from './service-number.tsx';
import type { TeaserCard } from './teasers.tsx';

export type RelatedService = Omit<TeaserCard, 'description'>;

type RelatedServicesProps = { heading: string; services: RelatedService[] };

/** The services that often go with this one, a line each. */
export function RelatedServices({ heading, services }: RelatedServicesProps) {
  if (services.length === 0) return null;
  return (
    <div className="related-services">
      <h2>{heading}</h2>
      <ul>
        {services.map(({ href, number, picture, title, tag }) => (
          <li key={href}>
            <a href={href}>
              <span className="related-services-plate">
                <Picture picture={picture} photoClass="related-services-photo" sizes="7rem" />
              </span>
              <ServiceNumber number={number} />
              <span>{title}</span> {tag && <b>{tag}</b>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
