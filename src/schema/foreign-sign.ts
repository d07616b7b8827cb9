import { fingerprint } from '../rules/fingerprint.ts';
import type { Shop } from './content.ts';

/** Fingerprints of the first shop's street and sign, because the code has no shop's address. */
const FIRST_SHOP = { street: '07c59c5e', sign: '8df3380b' };

/** Warns another shop that still has the first shop's sign. `sign` is the path of its drawing. */
export const foreignSign = ({ address }: Pick<Shop, 'address'>, sign: string): string[] =>
  fingerprint(address.street) !== FIRST_SHOP.street && fingerprint(sign) === FIRST_SHOP.sign
    ? [
        'src/drawings/logo.ts: ' +
          'the sign is that of another shop, and so are the icons, ' +
          'the picture of shared links and the colors. ' +
          "Draw this shop's sign there, and run npm run icons. " +
          'docs/owner.md says where the colors are.',
      ]
    : [];
