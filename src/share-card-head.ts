import type { CarBody } from './drawings/bodies/bodies.ts';
import { carDrawing } from './drawings/car.ts';
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
 * `public/share/`. The file's name has a hash of the card's drawing. So a page never shows an
 * outdated card: it uses the default picture until the new card is drawn.
 */
export function shareCardHead(
  context: SiteContext,
  path: string,
  subject: CardSubject,
): Pick<Head, 'card' | 'image'> {
  const { heading, number } = subject;
  const card: ShareCard = {
    heading,
    number,
    picture: pictureOf(subject),
    sign: context.shop.name,
    phone: context.phone.text,
  };
  const name = path === '/' ? 'home' : path.split('/').at(-1);
  const svg = () => shareCard(card);
  const file = `${SHARE_CARDS_FOLDER}/${name}-${fingerprint(svg())}.png`;
  return {
    // A function, so that a card is drawn only when someone asks: thousands would fill the memory.
    card: { file, svg },
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
