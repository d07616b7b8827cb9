import type { CarBody } from './drawings/bodies/bodies.ts';
import { carDrawing } from './drawings/car.ts';
import { type Drawing, svgFile } from './drawings/drawing.ts';
import { drawnOnce } from './drawings/drawn-once.ts';
import { type SceneArt, sceneDrawing } from './drawings/scene.ts';
import { serviceDrawing } from './drawings/service.ts';
import { shareCard, SHARE_CARD_SIZE, type ShareCard } from './drawings/share-card.ts';
import type { SiteContext } from './site-context.ts';
import type { Head } from './generator/index.ts';
import { SHARE_CARDS_FOLDER } from './generator/portable.ts';
import { fingerprint } from './rules/fingerprint.ts';
import type { ServiceArt } from './rules/names.ts';

/** The drawing of a share card. */
export type CardDrawing = { car: CarBody } | { service: ServiceArt } | { scene: SceneArt };

/** The subject of a page's share card: a few words, and one of the site's drawings. */
export type CardSubject = Pick<ShareCard, 'heading' | 'number'> & CardDrawing;

/**
 * The share card of a page, as fields of its head. `npm run share-cards` draws the card into
 * `public/share/`. The file's name has a hash of everything that the card shows. So a page never
 * shows an outdated card: it uses the default picture until the new card is drawn.
 */
export function shareCardHead(
  context: SiteContext,
  path: string,
  subject: CardSubject,
): Pick<Head, 'card' | 'image'> {
  const { heading, number } = subject;
  const picture = pictureOf(subject);
  const card: ShareCard = {
    heading,
    number,
    picture,
    sign: context.shop.name,
    phone: context.phone.text,
  };
  const hash = fingerprint(
    [layoutHash(), hashOf(picture.drawing), heading, number ?? '', card.sign, card.phone].join(
      '\n',
    ),
  );
  const name = path === '/' ? 'home' : path.split('/').at(-1);
  const file = `${SHARE_CARDS_FOLDER}/${name}-${hash}.png`;
  return {
    card: { file, svg: () => shareCard(card) },
    image: context.assets.publicFiles.has(file)
      ? {
          src: `/${file}`,
          ...SHARE_CARD_SIZE,
          alt: `${heading.replace(/[^.?!]$/, '$&.')} ${card.sign}`,
        }
      : undefined,
  };
}

function pictureOf(subject: CardDrawing): ShareCard['picture'] {
  if ('car' in subject) return { kind: 'car', drawing: carDrawing(subject.car) };
  if ('service' in subject) return { kind: 'service', drawing: serviceDrawing(subject.service) };
  return { kind: 'scene', drawing: sceneDrawing(subject.scene) };
}

/** A hash of a drawing with the style of its pens, made only once for all pages that show it. */
const hashOf = drawnOnce((drawing: Drawing) => fingerprint(svgFile(drawing)));

let layout: string | undefined;

/**
 * A hash of the cards' layout: it changes with the code that draws cards, because the sample cards
 * use every branch of that code.
 */
function layoutHash(): string {
  layout ??= fingerprint(
    SUBJECTS.flatMap((subject) =>
      HEADINGS.map((heading) => sampleCard({ ...subject, heading })),
    ).join(''),
  );
  return layout;
}

const SUBJECTS: (CardDrawing & { number?: number })[] = [
  { car: 'suv' },
  { car: 'sedan' },
  { service: 'brakes', number: 1 },
  { scene: 'bays' },
];
const HEADINGS = ['Words', 'Type', 'A sentence of some length.'];

/** Draws a sample card without the shapes of its drawing, which have a hash of their own. */
function sampleCard(subject: CardSubject): string {
  const { kind, drawing } = pictureOf(subject);
  const { heading, number } = subject;
  return shareCard({
    heading,
    number,
    picture: { kind, drawing: { ...drawing, markup: '' } },
    sign: 'Sign',
    phone: '1',
  });
}
