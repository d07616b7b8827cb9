import type { Shop } from '../schema/content.ts';
import { removalAttributesAt } from './timed.ts';

/**
 * A notice above every page. A build after its end leaves it out; on an older page, the script
 * hides its words.
 */
export function SiteNotice({ notice }: { notice: NonNullable<Shop['notice']> }) {
  return (
    <div className="notice">
      <p data-nosnippet="" {...removalAttributesAt(notice.until)}>
        {notice.text}
      </p>
    </div>
  );
}
