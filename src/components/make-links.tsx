import type { SiteContext } from '../site-context.ts';

type MakeLinksProps = {
  context: SiteContext;
  /** The `aria-current` of each link. */
  current?: 'page';
};

/** The makes of the menu as list items. */
export function MakeLinks({ context, current }: MakeLinksProps) {
  return context.makes.map((make) => (
    <li key={make.id}>
      <a href={make.path} aria-current={current}>
        {make.name}
      </a>
    </li>
  ));
}
