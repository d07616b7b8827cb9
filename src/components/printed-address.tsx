import type { SiteContext } from '../site-context.ts';
import { RichText } from './rich-text.tsx';

/** Where the shop is and its phone number, on paper. */
export const PrintedAddress = ({ context }: { context: SiteContext }) => (
  <p className="printed-address" hidden>
    <AddressLine context={context} />
  </p>
);

/** The same as a part of another text. */
export const AddressLine = ({ context: { shop, address, phone } }: { context: SiteContext }) => (
  <>
    {shop.name}, <RichText text={`${address}, ${phone.text}`} />
  </>
);
