import type { SiteContext } from '../site-context.ts';
import { MakeLinks } from './make-links.tsx';

/** Every make we service. */
export function MakeList({
  context,
  more,
}: {
  context: SiteContext;
  more?: { href: string; text: string };
}) {
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
