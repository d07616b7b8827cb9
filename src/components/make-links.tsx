import type { SiteContext } from '../site-context.ts';

/** The makes of the menu as list items. */
export function MakeLinks({ context, current }: { context: SiteContext; current?: string }) {
  return context.makes.map((make) => (
    <li key={make.id}>
      <a href={make.path} aria-current={make.path === current ? 'page' : undefined}>
        {make.name}
      </a>
    </li>
  ));
}
