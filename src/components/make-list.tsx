import type { SiteContext } from '../site-context.ts';
import { MakeLinks } from './make-links.tsx';

type MakeListProps = { context: SiteContext; more?: { href: string; text: string } };

/** Every make we service, as a list of large links. */
export function MakeList({ context, more }: MakeListProps) {
  return (
    <ul className="make-list">
      <MakeLinks context={context} />
      {more && (
        <li>
          <a href={more.href}>{more.text}</a>
        </li>
      )}
    </ul>
  );
}
