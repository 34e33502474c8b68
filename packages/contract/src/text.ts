import * as z from 'zod/mini';

function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** Text a person may send: PostgreSQL refuses NUL and lone surrogates, so the contract refuses them first. */
export function text(minimum: number, maximum: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(minimum),
      z.maxLength(maximum),
      z.refine(isStorable, { error: 'characters' }),
    );
}

/** One line for people and for the head of a letter: a line break there would be a header of somebody else's. */
export function line(minimum: number, maximum: number) {
  return text(minimum, maximum).check(z.regex(/^\P{Cc}*$/u, { error: 'characters' }));
}

export const LONGEST_QUERY = 200;

/** What buyers type into a search. */
export const queryText = () => text(1, LONGEST_QUERY);
