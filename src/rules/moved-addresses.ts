import { type AddressSuffix, addressOfMake, addressOfService } from './page-addresses.ts';

/** An old address of a page, and its address today; both are paths. */
export type AddressMove = { from: string; to: string };

/** Today's and old addresses in a shop's content. */
type ShopAddresses = { area: AddressSuffix & { formerSuffixes?: string[] }; moved?: AddressMove[] };

/**
 * Lists the old addresses of a shop's pages: its own list, and those of services and makes under
 * former suffixes.
 */
export function movedAddresses(
  { area, moved = [] }: ShopAddresses,
  services: { id: string }[],
  makes: { id: string }[],
): AddressMove[] {
  const before = (area.formerSuffixes ?? []).flatMap((addressSuffix) => [
    ...services.map(({ id }) => ({
      from: addressOfService({ addressSuffix }, id),
      to: addressOfService(area, id),
    })),
    ...makes.map(({ id }) => ({
      from: addressOfMake({ addressSuffix }, id),
      to: addressOfMake(area, id),
    })),
  ]);
  const listed = new Set(moved.map(({ from }) => from));
  return [...moved, ...before.filter(({ from }) => !listed.has(from))];
}
