import type { SiteContext } from '../site-context.ts';

/** Where the shop is and its phone number, on paper. */
export function PrintedAddress({ context: { shop, address, phone } }: { context: SiteContext }) {
  return (
    <p className="printed-address" hidden>
      {shop.name}, {address}, {phone.text}
    </p>
  );
}
