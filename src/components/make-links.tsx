import { makePath, type Frame } from '../frame.ts';

/** The makes of the menu as list items. */
export function MakeLinks({ frame, current }: { frame: Frame; current?: string }) {
  return frame.makes.map((make) => (
    <li key={make.slug}>
      <a href={makePath(make)} aria-current={makePath(make) === current ? 'page' : undefined}>
        {make.name}
      </a>
    </li>
  ));
}
