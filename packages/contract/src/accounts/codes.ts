import * as z from 'zod/mini';

/** product.md 5.2: codes are of Latin letters and digits, each kind of its own length. */
export const CODE_LENGTHS = {
  extension: 6,
  deleteCabinet: 8,
  useCabinetInvite: 8,
  changeEmail: 20,
  verifyEmail: 20,
  changePassword: 20,
  recovery: 20,
} as const;
export type CodeKind = keyof typeof CODE_LENGTHS;

export function code(kind: CodeKind) {
  return z
    .string()
    .check(z.trim(), z.regex(new RegExp(`^[A-Za-z0-9]{${CODE_LENGTHS[kind]}}$`), { error: 'code' }));
}

/** Minutes that a code lives: a link in a letter longer than what is typed by hand, an invitation for a week. */
export const CODE_MINUTES = { typed: 10, link: 60, invite: 7 * 24 * 60 } as const;

/** Between two letters with a code of one kind. */
export const RESEND_SECONDS = 60;
