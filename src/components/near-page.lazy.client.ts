import { nearPage } from '../rules/near-page.ts';

/** Offers the page that a mistyped address most likely means. */
export function offerNearPage(root: HTMLElement): void {
  const links = [...document.links].filter(({ origin }) => origin === location.origin);
  const near = nearPage(
    location.pathname,
    links.map(({ pathname }) => pathname),
  );
  if (!near) return;
  const offer = root.querySelector<HTMLElement>('[data-near]')!;
  const link = document.createElement('a');
  link.href = near;
  // A drawing's link has a number and a price, too. The shortest text is the page's name.
  const names = links.flatMap(
    ({ pathname, textContent }) => (pathname === near && textContent!.trim()) || [],
  );
  link.textContent = names.sort((a, b) => a.length - b.length)[0] ?? near;
  const [before, after] = offer.dataset.near!.split('{page}');
  offer.append(before!, link, after!);
}
