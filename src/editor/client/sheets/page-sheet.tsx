import { ButtonList } from '../parts/button-list.tsx';
import { FormSheet } from './form-sheet.tsx';
import { contentFileOfPage } from '../page/page-refs.ts';
import { useAnswer } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { openPhoto } from '../state.ts';

const headText = (selector: string, name = 'content') =>
  document.querySelector(selector)?.getAttribute(name) ?? '';

/** The form of the open page, with its slots, its search result and its shared link. */
export function PageSheet({ kind }: { kind: 'page' | 'photos' }) {
  const file = contentFileOfPage();
  const photos = useAnswer('photos', { pagePath: location.pathname });
  const card = headText('meta[property="og:image"]');
  if (file === undefined)
    return <Sheet title="This page">Nothing on this page can be changed here.</Sheet>;
  return (
    <FormSheet fieldRef={{ file, path: [] }}>
      <details open={kind === 'photos'}>
        <summary>Photos</summary>
        <ButtonList
          emptyText="This page has no place for a photo."
          items={photos?.map(({ slot, title, file: photo }) => ({
            title,
            note: photo && 'A photo is there now.',
            onPress: () => openPhoto(slot),
          }))}
        />
      </details>
      <section className="boxed">
        <p className="note">In search results</p>
        <p className="note">{headText('link[rel="canonical"]', 'href') || location.href}</p>
        <h3>{document.title}</h3>
        <p>{headText('meta[name="description"]')}</p>
      </section>
      <section className="boxed">
        <p className="note">As a shared link</p>
        {card && (
          <img
            src={new URL(card).pathname}
            alt={headText('meta[property="og:image:alt"]')}
            width={headText('meta[property="og:image:width"]')}
            height={headText('meta[property="og:image:height"]')}
          />
        )}
        <h3>{headText('meta[property="og:title"]')}</h3>
        <p>{headText('meta[property="og:description"]')}</p>
      </section>
    </FormSheet>
  );
}
