import { useEffect, useState, type ReactNode } from 'react';
import type { PhotoPlace } from '../api.ts';
import { ButtonList } from './button-list.tsx';
import { ask, attempt } from './server.ts';
import { useEditor } from './state.ts';

const headText = (selector: string, name = 'content'): string => document.querySelector(selector)?.getAttribute(name) ?? '';

/** What nobody sees on the page itself: its search result, the link that people share, and its places for photos. */
export function PageParts(): ReactNode {
  const { changes } = useEditor();
  const [photos, setPhotos] = useState<PhotoPlace[]>([]);
  useEffect(() => attempt(async () => setPhotos(await ask('photos', { page: location.pathname }))), [changes]);
  const description = headText('meta[name="description"]');
  const card = headText('meta[property="og:image"]');
  return (
    <>
      <section className="pictured" aria-label="In search results">
        <p className="note">{headText('link[rel="canonical"]', 'href') || location.href}</p>
        <h3>{document.title}</h3>
        <p>{description}</p>
        <p className="note">{`Title: ${document.title.length} letters. Description: ${description.length} letters.`}</p>
      </section>
      <section className="pictured" aria-label="As a shared link">
        {card && <img src={new URL(card).pathname} alt={headText('meta[property="og:image:alt"]')} />}
        <h3>{headText('meta[property="og:title"]')}</h3>
        <p>{headText('meta[property="og:description"]')}</p>
      </section>
      {photos.length > 0 && (
        <details>
          <summary>
            Photos <small>{photos.length}</small>
          </summary>
          <ButtonList
            items={photos.map(({ slot, title, file, isOnPage }) => ({
              title,
              note: file ?? (isOnPage ? 'A drawing is there now.' : 'Nothing is there now.'),
              open: { kind: 'photo', of: { slot } },
            }))}
          />
        </details>
      )}
    </>
  );
}
