import * as z from 'zod/mini';
import { CODE_LENGTHS, code } from './codes.ts';
import { Instant } from './dates.ts';
import { UserId } from './ids.ts';
import { Language } from './languages.ts';
import { GivenPassword, NewPassword } from './passwords.ts';
import { route } from './route.ts';
import { line } from './text.ts';

// spec 5: names have 3 to 60 characters.
export const NAME_LENGTH = [3, 60] as const;

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

export const FullName = line(...NAME_LENGTH);
// Letters of any script, because people write their names in theirs; nothing that looks like an address or a path.
export const Username = line(...NAME_LENGTH).check(
  z.regex(/^[\p{L}\p{Nd}][\p{L}\p{Nd}._-]*$/u, { error: 'username' }),
);

const none = z.object({});

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
  /** Of the longer side, as for images of products (spec 9). */
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
  /** spec 4: without it the list of cabinets is the only screen. */
  hasAllPagesAccess: z.boolean(),
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

/** What became of a link that may be opened twice: a repetition changes nothing and is no error. */
const Confirmed = z.object({ email: z.string(), isRepeated: z.boolean() });

export const login = route({
  method: 'POST',
  path: 'user/login',
  access: 'public',
  input: LoginInput,
  output: AccessToken,
  errors: ['user.wrongCredentials', 'user.authorizationDisabled', 'user.blockedForMinutes'],
});

/** Takes the HttpOnly refresh cookie, rotates it and answers with a new access token. */
export const refresh = route({
  method: 'POST',
  path: 'user/refresh',
  access: 'public',
  input: none,
  output: AccessToken,
  errors: ['user.notAuthorized'],
});

export const logout = route({
  method: 'POST',
  path: 'user/logout',
  access: 'public',
  input: none,
  output: none,
  errors: [],
});

/** Signs in at once; the letter to verify the address is on its way. */
export const register = route({
  method: 'POST',
  path: 'user/register',
  access: 'public',
  input: RegisterInput,
  output: AccessToken,
  errors: [
    'user.exists',
    'user.registrationDisabled',
    'user.weakPassword',
    'user.blockedForMinutes',
    'code.invalid',
    'code.expired',
    'cabinet.limitExceeded',
    'referral.notFound',
  ],
});

/** The same answer for known and unknown addresses. */
export const requestRecovery = route({
  method: 'POST',
  path: 'user/requestRecovery',
  access: 'public',
  input: z.object({ email: Email }),
  output: none,
  errors: ['user.blockedForMinutes'],
});

/** Looks at a link without spending it. */
export const checkRecovery = route({
  method: 'POST',
  path: 'user/checkRecovery',
  access: 'public',
  input: z.object({ code: code('recovery') }),
  output: none,
  errors: ['code.invalid', 'code.expired', 'user.blockedForMinutes'],
});

/** Ends every session of the person. */
export const recovery = route({
  method: 'POST',
  path: 'user/recovery',
  access: 'public',
  input: z.object({ code: code('recovery'), newPassword: NewPassword }),
  output: none,
  errors: ['code.invalid', 'code.expired', 'user.weakPassword', 'user.blockedForMinutes'],
});

export const getMyInfo = route({
  method: 'GET',
  path: 'user/getMyInfo',
  access: 'user',
  input: none,
  output: AccountInfo,
  errors: [],
});

export const requestEmailVerification = route({
  method: 'POST',
  path: 'user/requestEmailVerify',
  access: 'user',
  input: none,
  output: none,
  errors: ['request.tooMany', 'user.blockedForMinutes'],
});

export const verifyEmail = route({
  method: 'POST',
  path: 'user/emailVerify',
  access: 'user',
  input: z.object({ verifyCode: code('verifyEmail') }),
  output: Confirmed,
  errors: ['code.invalidVerification', 'code.expired'],
});

/** The letter goes to the new address; whether it belongs to somebody already is not told here. */
export const requestEmailChange = route({
  method: 'POST',
  path: 'user/requestChangeEmail',
  access: 'user',
  input: z.object({ newEmail: Email, currentPassword: GivenPassword }),
  output: none,
  errors: ['user.wrongPassword', 'request.tooMany', 'user.blockedForMinutes'],
});

export const changeEmail = route({
  method: 'POST',
  path: 'user/changeEmail',
  access: 'user',
  input: z.object({ changeCode: code('changeEmail') }),
  output: Confirmed,
  errors: ['code.invalidChange', 'code.expired', 'user.exists'],
});

export const requestPasswordChange = route({
  method: 'POST',
  path: 'user/requestChangePassword',
  access: 'user',
  input: z.object({ currentPassword: GivenPassword, newPassword: NewPassword }),
  output: none,
  errors: ['user.wrongPassword', 'user.weakPassword', 'request.tooMany', 'user.blockedForMinutes'],
});

/** Ends the other sessions of the person. */
export const changePassword = route({
  method: 'POST',
  path: 'user/changePassword',
  access: 'user',
  input: z.object({ changeCode: code('changePassword') }),
  output: Confirmed,
  errors: ['code.invalidChange', 'code.expired'],
});

export const changeProfile = route({
  method: 'POST',
  path: 'user/changeProfile',
  access: 'user',
  input: z.object({ fullName: FullName, username: Username }),
  output: AccountInfo,
  errors: ['user.exists'],
});

/** The language of letters and of the messenger. */
export const changeLanguage = route({
  method: 'POST',
  path: 'user/changeLanguage',
  access: 'user',
  input: z.object({ language: Language }),
  output: none,
  errors: [],
});

/** The picture is decoded and written anew: a square of 256 pixels without anything else in it. */
export const setAvatar = route({
  method: 'POST',
  path: 'user/setAvatar',
  kind: 'upload',
  access: 'user',
  input: none,
  output: z.object({ avatar: z.string() }),
  errors: ['image.refused', 'request.tooLarge', 'request.tooMany'],
});

export const removeAvatar = route({
  method: 'POST',
  path: 'user/removeAvatar',
  access: 'user',
  input: none,
  output: none,
  errors: [],
});

/** Public, because a picture's address carries no token: its name has 128 random bits and is told to colleagues only. */
export const getAvatar = route({
  method: 'GET',
  path: 'user/getAvatar',
  kind: 'download',
  access: 'public',
  input: z.object({ name: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  output: none,
  errors: ['request.notFound'],
});

export const getSessions = route({
  method: 'GET',
  path: 'user/getSessions',
  access: 'user',
  input: none,
  output: z.object({ sessions: z.array(SessionInfo) }),
  errors: [],
});

export const endSession = route({
  method: 'POST',
  path: 'user/endSession',
  access: 'user',
  input: z.object({ sessionId: z.uuid() }),
  output: none,
  errors: ['session.notFound'],
});

/** All but the one that asks. */
export const endOtherSessions = route({
  method: 'POST',
  path: 'user/endOtherSessions',
  access: 'user',
  input: none,
  output: z.object({ ended: z.int() }),
  errors: [],
});

/** spec 7 makes it a GET. It needs the bearer token, which no foreign page can send. */
export const generateTelegramCode = route({
  method: 'GET',
  path: 'user/generateCodeForTelegram',
  access: 'user',
  input: none,
  output: z.object({ code: z.string(), link: z.string(), bot: z.string(), expiresAt: Instant }),
  errors: ['user.messengerConnected', 'external.serverError', 'user.blockedForMinutes'],
});

/** How the last code fares while the person is away in the messenger. */
export const getMessengerLink = route({
  method: 'GET',
  path: 'user/getMessengerLink',
  access: 'user',
  input: none,
  output: z.object({
    state: z.enum([
      'off',
      'none',
      'waiting',
      'expired',
      'usernameMissing',
      'takenByOther',
      'connected',
      // Connected, but the person has blocked the bot: nothing arrives there.
      'blocked',
    ]),
    messenger: AccountInfo.shape.messenger,
  }),
  errors: [],
});

export const disconnectMessenger = route({
  method: 'POST',
  path: 'user/disconnectTelegram',
  access: 'user',
  input: none,
  output: none,
  errors: [],
});

export const generateExtensionCode = route({
  method: 'POST',
  path: 'user/generateCodeForExtension',
  access: 'user',
  input: none,
  output: z.object({
    code: z.string().check(z.length(CODE_LENGTHS.extension)),
    expiresAt: Instant,
  }),
  errors: ['user.blockedForMinutes'],
});

/** The browser extension signs in with the address and the code in place of the password. */
export const useExtensionCode = route({
  method: 'POST',
  path: 'user/useCodeForExtension',
  access: 'public',
  input: z.object({ email: Email, code: code('extension') }),
  output: AccessToken,
  errors: ['code.invalid', 'code.expired', 'user.blockedForMinutes', 'user.authorizationDisabled'],
});

const Referral = z.object({ code: z.nullable(z.string()), usageCount: z.int() });

export const getReferralCode = route({
  method: 'GET',
  path: 'user/referralCode',
  access: 'user',
  input: none,
  output: Referral,
  errors: [],
});

/** Made once; asked again it answers with the same code. */
export const createReferralCode = route({
  method: 'POST',
  path: 'user/createReferralCode',
  access: 'user',
  input: none,
  output: Referral,
  errors: [],
});
