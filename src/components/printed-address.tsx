import type { SiteContext } from '../site-context.ts';

/** Where the shop is and its phone number, for the end of a part that prints alone. The screen does not show it. */
export function PrintedAddress({ context: { shop, address, phone } }: { context: SiteContext }) {
  return (
    <p className="printed-address">
      {shop.name}, {address}, {phone.text}
    </p>
  );
}
