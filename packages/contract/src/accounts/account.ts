import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { UserId } from '../ids.ts';
import { Language } from '../languages.ts';
import { line } from '../text.ts';
import { code } from './codes.ts';
import { GivenPassword, NewPassword } from './passwords.ts';

// product.md 5.1: names have 3 to 60 characters.
export const NAME_LENGTH = [3, 60] as const;

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

export const FullName = line(...NAME_LENGTH);
// Letters of any script, because people write their names in theirs; nothing that looks like an address or a path.
export const Username = line(...NAME_LENGTH).check(
  z.regex(/^[\p{L}\p{Nd}][\p{L}\p{Nd}._-]*$/u, { error: 'username' }),
);

export const LoginInput = z.object({
  email: Email,
  password: GivenPassword,
  remember: z._default(z.boolean(), false),
});

export const AccessToken = z.object({ accessToken: z.string() });

/** The three papers of the registration screen; each must be agreed to. */
export const AGREEMENTS = ['userAgreement', 'paymentPolicy', 'privacyPolicy'] as const;

export const RegisterInput = z.object({
  fullName: FullName,
  email: Email,
  password: NewPassword,
  agreements: z.object({
    userAgreement: z.literal(true),
    paymentPolicy: z.literal(true),
    privacyPolicy: z.literal(true),
  }),
  language: Language,
  /** Of a cabinet: whoever has the code has read the letter, so the address counts as verified. */
  inviteCode: z.optional(code('useCabinetInvite')),
  referralCode: z.optional(line(1, 40)),
});

export const AVATAR_BOUNDS = {
  bytes: 10 * 1024 * 1024,
  /** Of the longer side, as for images of products (product.md 5.4). */
  pixels: [200, 7680],
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

export const AccountInfo = z.object({
  id: UserId,
  email: z.string(),
  username: z.string(),
  fullName: z.string(),
  isEmailVerified: z.boolean(),
  language: Language,
  /** The name of the picture, for `user/getAvatar`. */
  avatar: z.nullable(z.string()),
  messenger: z.nullable(z.object({ username: z.string(), connectedAt: Instant })),
  /** product.md 4.2: without it the list of cabinets is the only screen. */
  hasAllPagesAccess: z.boolean(),
  /** Runs the product: the office is open to them. */
  isOperator: z.boolean(),
});
export type AccountInfo = z.infer<typeof AccountInfo>;

/** A person's browser or extension that is signed in. */
export const SessionInfo = z.object({
  id: z.uuid(),
  kind: z.enum(['browser', 'extension']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network it last came from, as much as helps to recognise it: 203.0.113.*. */
  network: z.nullable(z.string()),
  isCurrent: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type SessionInfo = z.infer<typeof SessionInfo>;
