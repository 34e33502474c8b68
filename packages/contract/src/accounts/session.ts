import * as z from 'zod/mini';
import { Language } from '../languages.ts';
import { route } from '../route.ts';
import { AccessToken, AccountInfo } from './account.ts';

/** What every page asks about the person who is signed in; the rest is in routes.ts. */

const none = z.object({});

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

/** The language of letters and of the messenger. */
export const changeLanguage = route({
  method: 'POST',
  path: 'user/changeLanguage',
  access: 'user',
  input: z.object({ language: Language }),
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
