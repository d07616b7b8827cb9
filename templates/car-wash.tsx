import type { Pages } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { DirectionsButton } from '../src/components/directions-button.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { OpenNow } from '../src/components/open-now.tsx';
import { PhotoStrip } from '../src/components/photo-strip.tsx';
import { NearMe } from '../src/components/near-me.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { inlineDrawing, pictureFor } from './pictures.ts';

type CarWashPageProps = {
  context: SiteContext;
  page: NonNullable<Pages['car-wash']>;
  area: { heading: string; paragraph: string };
};

/** The car wash: one paragraph, its hours, three pictures. */
export function CarWashPage({ context, page, area }: CarWashPageProps) {
  const { labels, assets } = context;
  return (
    <>
      <Masthead
        heading={page.heading}
        intro={page.intro}
        picture={pictureFor(assets, 'car-wash', page, page.art && inlineDrawing(page.art))}
      >
        <DirectionsButton context={context} />
        <p className="status-line">
          <OpenNow context={context} place="wash" texts={labels.callNote} />
        </p>
      </Masthead>
      <PhotoStrip
        pictures={page.photos.map(({ drawingAlt, caption, art, ...photo }, index) => ({
          caption,
          // On the first screen, no drawing waits for a file.
          picture: pictureFor(
            assets,
            `car-wash-${index + 1}`,
            photo,
            inlineDrawing(art, drawingAlt),
          ),
        }))}
      />
      <PageBlocks context={context} blocks={page.blocks} slot="car-wash-block" />
      <NearMe context={context} heading={area.heading} paragraph={area.paragraph} place="wash" />
    </>
  );
}
