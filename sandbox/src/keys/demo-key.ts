import { createHash } from 'node:crypto';
import type { KeyProfileName } from './key-profiles.ts';

/** The key of a seller with given rights: the same on every start, in the UUID form of real keys. */
export function demoKey(sellerId: number, profile: KeyProfileName): string {
  const digits = createHash('sha256').update(`sandbox key ${sellerId} ${profile}`).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
