import * as z from 'zod/mini';
import { UserId } from './ids.ts';
import { route } from './route.ts';

// spec 5: 8 to 128 characters with upper, lower, digit and special.
export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

export const LoginInput = z.object({
  email: Email,
  // Only bounds here: which of the two is wrong is never told.
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.maximum)),
  remember: z._default(z.boolean(), false),
});

export const AccessToken = z.object({ accessToken: z.string() });

export const AccountInfo = z.object({
  id: UserId,
  email: z.string(),
  username: z.string(),
  fullName: z.string(),
  isEmailVerified: z.boolean(),
});
export type AccountInfo = z.infer<typeof AccountInfo>;

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
  input: z.object({}),
  output: AccessToken,
  errors: ['user.notAuthorized'],
});

export const logout = route({
  method: 'POST',
  path: 'user/logout',
  access: 'public',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const getMyInfo = route({
  method: 'GET',
  path: 'user/getMyInfo',
  access: 'user',
  input: z.object({}),
  output: AccountInfo,
  errors: [],
});
