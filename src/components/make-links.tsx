import type { SiteContext } from '../site-context.ts';
import { NavLink } from './nav-link.tsx';

type MakeLinksProps = {
  context: SiteContext;
  currentPath?: string;
};

/** The menu's makes as list items. */
export function MakeLinks({ context, currentPath }: MakeLinksProps) {
  return context.makes.map((make) => (
    <li key={make.id}>
      <NavLink currentPath={currentPath} href={make.path}>
        {make.name}
      </NavLink>
    </li>
  ));
}
