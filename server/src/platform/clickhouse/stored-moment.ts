import * as z from 'zod';

/** A moment as a column DateTime('UTC') takes it: without parts of a second. */
export function toStoredMoment(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

/** The same as the engine writes it. */
export const StoredMoment = z.string().transform((text) => new Date(`${text.replace(' ', 'T')}Z`));
