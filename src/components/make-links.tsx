import type { Frame } from '../frame.ts';

/** The makes of the menu as list items. */
export function MakeLinks({ frame, current }: { frame: Frame; current?: string }) {
  return frame.makes.map((make) => (
    <li key={make.id}>
      <a href={make.path} aria-current={make.path === current ? 'page' : undefined}>
        {make.name}
      </a>
    </li>
  ));
}
