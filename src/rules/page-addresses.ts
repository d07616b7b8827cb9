/** The word that ends the addresses of services and makes, such as the town's name; none where the shop has no use for it. */
export type AddressEnding = { addressEnding?: string };

/** Address of a service's page. `id` is the name of its file. */
export const serviceAddress = ({ addressEnding }: AddressEnding, id: string): string => `/services/${ending(id, addressEnding)}`;

/** Address of a make's page. `id` is the name of its file. */
export const makeAddress = ({ addressEnding }: AddressEnding, id: string): string => `/vehicles/${ending(`${id}-service`, addressEnding)}`;

const ending = (address: string, word: string | undefined): string => (word === undefined ? address : `${address}-${word}`);
