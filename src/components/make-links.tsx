import type { SiteContext } from '../site-context.ts';
import { NavLink } from './nav-link.tsx';

type MakeLinksProps = {
  context: SiteContext;
  path?: string;
};

/** The makes of the menu as list items. */
export function MakeLinks({ context, path }: MakeLinksProps) {
  return context.makes.map((make) => (
    <li key={make.id}>
      <NavLink path={path} href={make.path}>
        {make.name}
      </NavLink>
    </li>
  ));
}
