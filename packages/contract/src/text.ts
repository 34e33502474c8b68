import * as z from 'zod/mini';

/** Text a person may send: PostgreSQL refuses NUL and lone surrogates, so the contract refuses them first. */
export function text(minimum: number, maximum: number) {
  return z.string().check(
    z.trim(),
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: 'characters' }),
  );
}
