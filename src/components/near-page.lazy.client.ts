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
  // In the menu, a service's name stands apart from its number and price: it is the shortest text.
  const names = links
    .filter(({ pathname }) => pathname === near)
    .map((other) => (other.querySelector('.number + span') ?? other).textContent!.trim())
    .filter(Boolean);
  link.textContent = names.sort((a, b) => a.length - b.length)[0] ?? near;
  const [before, after] = offer.dataset.near!.split('{page}');
  offer.append(before!, link, after!);
}
