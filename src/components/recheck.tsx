import type { StateInspection } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { Paragraph } from './paragraph.tsx';
import { toolTexts } from './tool-texts.ts';

type RecheckProps = { context: SiteContext; inspection: StateInspection; path: string };

/** What a rejection means, folded, and by which day a car that fails today must come back. */
export function Recheck({ context, inspection, path }: RecheckProps) {
  const { recheck, lastCar } = inspection;
  const texts = toolTexts(context, context.labels.recheck, recheck, path);
  return (
    <div
      className="recheck"
      data-widget="tool"
      data-tool="recheck"
      data-days={recheck.days}
      data-last-car={lastCar}
      {...texts}
    >
      <details>
        <summary>
          <h3>{recheck.heading}</h3>
        </summary>
        <Paragraph text={recheck.paragraph} />
        <p role="status" />
      </details>
    </div>
  );
}
