import type { Frame } from '../frame.ts';
import { MakeLinks } from './make-links.tsx';

type MakeListProps = { frame: Frame; more?: { href: string; text: string } };

/** Every make we service, as a list of large links. */
export function MakeList({ frame, more }: MakeListProps) {
  return (
    <ul className="make-list">
      <MakeLinks frame={frame} />
      {more && (
        <li>
          <a href={more.href}>{more.text}</a>
        </li>
      )}
    </ul>
  );
}
