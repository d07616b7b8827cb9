import type { Complaints } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';
import { ServiceNumber } from './service-number.tsx';

type SymptomIndexProps = { context: SiteContext; complaints: Complaints['complaints'] };

/** What drivers complain about, as the index of a manual: each line leads to the likeliest service. */
export function SymptomIndex({ context, complaints }: SymptomIndexProps) {
  return (
    <ul className="symptom-index">
      {complaints.map(({ id, words, services: [likeliest] }) => {
        const { name, number, path } = context.services.find(
          (service) => service.id === likeliest,
        )!;
        return (
          <li key={id}>
            <a href={path}>
              <b>{words}</b> <span>{name}</span> <ServiceNumber number={number} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
