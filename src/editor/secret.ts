import { randomBytes, timingSafeEqual } from 'node:crypto';

/** A random text that nobody can guess, for use in addresses. */
export const newSecret = (): string => randomBytes(18).toString('base64url');

/** The time that it takes does not reveal where two secrets differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
