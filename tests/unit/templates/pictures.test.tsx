import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from '../../../src/components/picture.tsx';
import { refNames, tagNames } from '../../../src/editor/marks.ts';
import type { PhotoFinder } from '../../../src/generator/site.ts';
import type { PageAssets } from '../../../src/site-context.ts';
import { inlineDrawing, pictureFor } from '../../../templates/pictures.ts';

const BAYS = { src: '/bays.jpg', sources: [{ type: 'image/avif', srcSet: '/bays.avif' }] };

/** The markup of the place `why`, whose photo is there if `found` says so. */
function markupOf(found: boolean, placeOf?: PhotoFinder['placeOf']): string {
  const find = () => (found ? BAYS : undefined);
  const assets = { photos: { find, placeOf } } as unknown as PageAssets;
  return renderToStaticMarkup(
    <Picture picture={pictureFor(assets, 'why', {}, inlineDrawing('bays'))} />,
  );
}

describe.each([
  { what: 'a photo', found: true, tag: 'picture' },
  { what: 'a drawing', found: false, tag: 'svg' },
])('$what in a place for a photo', ({ found, tag }) => {
  test('says nothing of it to visitors', () => {
    expect(markupOf(found)).toMatch(new RegExp(`^<${tag} `));
    expect(markupOf(found)).not.toContain('data-edit');
  });

  test('names it to the editor, which hands the name on', () => {
    const markup = markupOf(found, (name) => name);
    expect(markup.match(/data-edit-photo="why"/g)).toHaveLength(1);
    expect(refNames(tagNames(markup), markup, [])[0]).toBe(' data-edit-photo="why"');
  });
});
