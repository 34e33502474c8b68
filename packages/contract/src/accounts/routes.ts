import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { route } from '../route.ts';
import {
  AccessToken,
  AccountInfo,
  Email,
  FullName,
  LoginInput,
  RegisterInput,
  SessionInfo,
  Username,
} from './account.ts';
import { CODE_LENGTHS, code } from './codes.ts';
import { GivenPassword, NewPassword } from './passwords.ts';

const none = z.object({});

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

/** product.md 7 makes it a GET. It needs the bearer token, which no foreign page can send. */
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
