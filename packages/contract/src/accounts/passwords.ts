import * as z from 'zod/mini';

/**
 * product.md 5.1: 8 to 128 characters with an upper and a lower case letter, a digit and a special one. Spaces are
 * kept.
 */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

export const PASSWORD_RULES = {
  length: (password: string) =>
    password.length >= PASSWORD_LENGTH.minimum && password.length <= PASSWORD_LENGTH.maximum,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;
export const PASSWORD_RULE_NAMES: readonly PasswordRule[] = ['length', 'upper', 'lower', 'digit', 'special'];

/** A password that is being chosen. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH.minimum),
    z.maxLength(PASSWORD_LENGTH.maximum),
    ...PASSWORD_RULE_NAMES.map((rule) => z.refine<string>(PASSWORD_RULES[rule], { error: rule })),
  );

/** A password that is being tried: what is wrong with it is never told, so only its size is bounded. */
export const GivenPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.maximum));
