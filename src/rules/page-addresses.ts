/**
 * The last word in the addresses of services and makes, such as the town's name. A shop may leave
 * it out.
 */
export type AddressEnding = { addressEnding?: string };

/** The address of a service's page. `id` is its file name. */
export const serviceAddress = ({ addressEnding }: AddressEnding, id: string): string =>
  `/services/${ending(id, addressEnding)}`;

/** The address of a make's page. `id` is its file name. */
export const makeAddress = ({ addressEnding }: AddressEnding, id: string): string =>
  `/vehicles/${ending(`${id}-service`, addressEnding)}`;

const ending = (address: string, word: string | undefined): string =>
  word === undefined ? address : `${address}-${word}`;
