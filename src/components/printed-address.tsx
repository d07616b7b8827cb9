import type { SiteContext } from '../site-context.ts';

/**
 * Where the shop is and its phone number, for a part that prints alone and for a make's first
 * sheet. Styles for print show it.
 */
export function PrintedAddress({ context: { shop, address, phone } }: { context: SiteContext }) {
  return (
    <p className="printed-address" hidden>
      {shop.name}, {address}, {phone.text}
    </p>
  );
}
