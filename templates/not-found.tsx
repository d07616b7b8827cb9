import type { Pages } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { headlineFit, type Room } from '../src/components/headline-fit.ts';
import { Button } from '../src/components/button.tsx';
import { InlineDrawing } from '../src/components/inline-drawing.tsx';
import { WallChart } from '../src/components/wall-chart.tsx';
import { notFoundDrawing } from '../src/drawings/scene.ts';

/** The room for the heading beside the drawing. */
const NOT_FOUND_ROOM: Room = { word: 4.1, all: 12 };

/**
 * The page for unknown paths (spec section 8), shown as a code on a scan tool, with links to the
 * services.
 */
export function NotFoundPage({
  context,
  page,
}: {
  context: SiteContext;
  page: Pages['not-found'];
}) {
  const { phone } = context;
  return (
    <>
      <div className="not-found on-amber">
        <div className="wrap">
          <div>
            <h1 style={headlineFit(page.heading, NOT_FOUND_ROOM)}>{page.heading}</h1>
            <p>{page.intro}</p>
            <p className="not-found-near" role="status" data-near={context.labels.didYouMean} />
            <div className="actions">
              <Button href="/" text={page.homeLabel} />
              <Button href={phone.href} text={phone.callText} variant="outline" />
            </div>
          </div>
          <InlineDrawing drawing={notFoundDrawing()} />
        </div>
      </div>
      <section className="not-found-services">
        <h2 className="visually-hidden">{page.linksHeading}</h2>
        <WallChart context={context} />
      </section>
    </>
  );
}
