import type { StateInspection } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';
import { Paragraph } from './paragraph.tsx';

type RecheckProps = { context: SiteContext; recheck: StateInspection['recheck']; path: string };

/** What a rejection means. When opened, it also shows by which day a car that fails today must come back. */
export function Recheck({ context, recheck, path }: RecheckProps) {
  const { labels, shop, address } = context;
  const { lastDay, open, closed, remind } = labels.recheck;
  return (
    <div
      className="recheck accordion"
      data-widget="tool"
      data-tool="recheck"
      data-last-day={lastDay}
      data-open={open}
      data-closed={closed}
      data-remind={remind}
      data-title={recheck.reminder}
      data-notes={recheck.reminderNotes}
      data-place={`${shop.name}, ${address}`}
      data-url={`${shop.origin}${path}`}
    >
      <details>
        <summary>{recheck.heading}</summary>
        <Paragraph text={recheck.paragraph} />
        <p role="status" />
      </details>
    </div>
  );
}
