import { readFileSync } from 'node:fs';
import { labelsOfNewShop } from '../../scripts/labels-of-new-shop.ts';
import { textsIn } from './content-files.ts';

/** What `npm run new-shop` writes: path below the content folder → text. */
export const newShopTexts = (): Record<string, string> => ({
  ...textsIn('scripts/new-shop'),
  'labels.yaml': labelsOfNewShop(readFileSync('content/labels.yaml', 'utf8')),
});

/** The places that a shop can have beside it. */
export type Beside = { gas?: boolean; wash?: boolean };

const SCENES = { shop: 'bays', gas: 'pumps', wash: 'wash' } as const;

/** A new shop in Columbus, Ohio, with words of its own: no inspections, and only what `beside` says beside it. */
export function columbusTexts({ gas = false, wash = false }: Beside = {}): Record<string, string> {
  const texts = Object.fromEntries(
    Object.entries(newShopTexts()).map(([file, text]) => [
      file.replace('stand-in', 'buckeye'),
      text.replaceAll('Anytown', 'Columbus').replaceAll('region: ZZ', 'region: OH').replaceAll('Stand-in', 'Buckeye'),
    ]),
  );
  const places = [...(gas ? (['gas'] as const) : []), ...(wash ? (['wash'] as const) : [])];
  const hours = places.map((place) => `  ${place}:\n    - { days: Mon-Sun, open: "06:00", close: "22:00" }\n`).join('');
  const corner = (['shop', ...places] as const).map(
    (place) =>
      `    - { place: ${place}, art: ${SCENES[place]}, heading: Open now, paragraph: On one lot., link: { text: About us, href: /about } }\n`,
  );
  return {
    ...texts,
    'shop.yaml': texts['shop.yaml']!.replace(/^hours:\n/m, `hours:\n${hours}`),
    ...(places.length > 0 && { 'pages/home.yaml': texts['pages/home.yaml']!.replace(/^why:\n/m, `  corner:\n${corner.join('')}\nwhy:\n`) }),
    ...(wash && { 'pages/car-wash.yaml': CAR_WASH }),
  };
}

const CAR_WASH = `title: Car Wash in {town} | {name}
description: A car wash next to the repair shop in {town}, open {hours.wash}. Hours, directions and what to take off first.
heading: Car wash
intro: Open {hours.wash}.
blocks: []
photos:
  - { art: wash-menu, alt: Drawing of the board, caption: Choose }
  - { art: wash, alt: Drawing of a car in the wash, caption: Wash }
`;
