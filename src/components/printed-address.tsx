import type { SiteContext } from '../site-context.ts';
import { RichText } from './rich-text.tsx';

/** Where the shop is and its phone number, on paper. */
export function PrintedAddress({ context: { shop, address, phone } }: { context: SiteContext }) {
  return (
    <p className="printed-address" hidden>
      {shop.name}, <RichText text={`${address}, ${phone.text}`} />
    </p>
  );
}
