import type { Pages } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { CheckList } from '../src/components/check-list.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { PhotoStrip } from '../src/components/photo-strip.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { inlineDrawing, pictureFor } from './pictures.ts';

type CareersPageProps = {
  context: SiteContext;
  page: Pages['careers'];
  mailbox: string;
  /** The link that opens an application. */
  mailto: string;
};

/** Open jobs and how to apply. Applications go by e-mail (spec section 5). */
export function CareersPage({ context, page, mailbox, mailto }: CareersPageProps) {
  const { assets } = context;
  const { apply } = page;
  return (
    <>
      <Masthead
        heading={page.heading}
        intro={page.intro}
        picture={pictureFor(assets, 'careers', page)}
      >
        <Button href={mailto} text={apply.buttonLabel} />
      </Masthead>
      <PhotoStrip
        pictures={page.roles.map(({ title, paragraph, art, imageAlt }, index) => ({
          caption: title,
          paragraph,
          // On the first screen, no drawing waits for a file.
          picture: pictureFor(
            assets,
            `careers-role-${index + 1}`,
            { imageAlt },
            inlineDrawing(art),
          ),
        }))}
      />
      <Band tone="dark" columns="two">
        <BandText heading={apply.heading} />
        <BandText paragraph={apply.paragraph} lead>
          <CheckList items={apply.items} bulletStyle="step" />
          <div className="actions">
            <Button href={mailto} text={mailbox} variant="amber" />
          </div>
        </BandText>
      </Band>
      <PageBlocks context={context} blocks={page.blocks} slot="careers-block" />
    </>
  );
}

type NoJobsPageProps = Pick<CareersPageProps, 'context' | 'page'> & { paragraph: string };

/** The careers page of a shop that has no jobs now. */
export function NoJobsPage({ context, page, paragraph }: NoJobsPageProps) {
  return (
    <>
      <Masthead
        heading={page.heading}
        intro={page.intro}
        picture={pictureFor(context.assets, 'careers', page, inlineDrawing(page.art))}
      />
      <Band isSection={false}>
        <BandText paragraph={paragraph} lead />
      </Band>
    </>
  );
}
