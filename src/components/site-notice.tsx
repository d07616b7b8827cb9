import type { Shop } from '../schema/schema.ts';
import { momentOf } from '../rules/zoned-time.ts';
import { until } from './timed.ts';

/** A notice above every page. Once it is over, its script removes it before the page shows, so that nothing moves; the widget does so on an open page. */
export function SiteNotice({ notice, zone }: { notice: NonNullable<Shop['notice']>; zone: string }) {
  const script = `performance.timeOrigin<${momentOf(notice.until, zone)}||document.currentScript.previousElementSibling.remove()`;
  return (
    <>
      <p className="notice" {...until(notice.until)}>
        {notice.text}
      </p>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
