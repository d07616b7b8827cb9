import type { SiteContext } from '../site-context.ts';

/** The makes of the menu as list items. */
export function MakeLinks({ context }: { context: SiteContext }) {
  return context.makes.map((make) => (
    <li key={make.id}>
      <a href={make.path}>{make.name}</a>
    </li>
  ));
}
