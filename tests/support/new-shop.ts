import { readFileSync } from 'node:fs';
import { labelsOfNewShop } from '../../scripts/labels-of-new-shop.ts';
import { edit, textsIn } from './content-files.ts';

/** What `npm run new-shop` writes: path below the content folder → text. */
export const newShopTexts = (): Record<string, string> => ({
  ...textsIn('scripts/new-shop'),
  'labels.yaml': labelsOfNewShop(readFileSync('content/labels.yaml', 'utf8')),
});

/** A new shop in Columbus, Ohio, with words of its own: no inspections, and nothing beside it. */
export const columbusTexts = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(newShopTexts()).map(([file, text]) => [
      file.replace('stand-in', 'buckeye'),
      text
        .replaceAll('Anytown', 'Columbus')
        .replaceAll('region: ZZ', 'region: OH')
        .replaceAll('Stand-in', 'Buckeye'),
    ]),
  );

const corner = (place: string, art: string): string =>
  `    - { place: ${place}, art: ${art}, heading: Open now, paragraph: On one lot., link: { text: About us, href: /about } }\n`;

/** The same shop with a car wash beside it. */
export const columbusWithWash = (): Record<string, string> =>
  edit(columbusTexts(), [
    {
      file: 'shop.yaml',
      from: /^hours:\n/m,
      to: '$&  wash:\n    - { days: Mon-Sun, open: "06:00", close: "22:00" }\n',
    },
    {
      file: 'pages/home.yaml',
      from: /^why:\n/m,
      to: `  corner:\n${corner('shop', 'bays')}${corner('wash', 'wash')}\n$&`,
    },
    { file: 'pages/car-wash.yaml', to: CAR_WASH },
  ]);

const CAR_WASH = `title: Car Wash in {town} | {name}
description: A car wash next to the repair shop in {town}, open {hours.wash}. Hours, directions and what to take off first.
heading: Car wash
intro: Open {hours.wash}.
blocks: []
photos:
  - { art: wash-menu, alt: Drawing of the board, caption: Choose }
  - { art: wash, alt: Drawing of a car in the wash, caption: Wash }
`;
