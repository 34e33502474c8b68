import { createHash } from 'node:crypto';

/** An id in the provider's form, 36 characters: the same parts give the same one. */
export function objectId(...parts: readonly (string | number)[]): string {
  const digits = createHash('sha256').update(parts.join('\u0001')).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
