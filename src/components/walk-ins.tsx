import type { SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';
import { RichText } from './rich-text.tsx';

/** The notice that nobody needs an appointment, and whether the shop is open now. */
export function WalkIns({ context, text }: { context: SiteContext; text: string }) {
  return (
    <div className="notice">
      <p>
        <RichText text={text} />
      </p>
      <p className="notice-now">
        <OpenNow context={context} place="shop" texts={context.labels.walkIns} />
      </p>
    </div>
  );
}
