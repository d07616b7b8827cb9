/**
 * The last word in the addresses of services and makes, such as the town's name. A shop may leave
 * it out.
 */
export type AddressSuffix = { addressSuffix?: string };

/** The address of a service's page. `id` is its file name. */
export const addressOfService = ({ addressSuffix }: AddressSuffix, id: string): string =>
  `/services/${withSuffix(id, addressSuffix)}`;

/** The address of a make's page. `id` is its file name. */
export const addressOfMake = ({ addressSuffix }: AddressSuffix, id: string): string =>
  `/vehicles/${withSuffix(`${id}-service`, addressSuffix)}`;

const withSuffix = (address: string, suffix: string | undefined): string =>
  suffix === undefined ? address : `${address}-${suffix}`;
