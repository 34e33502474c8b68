import * as z from 'zod/mini';
import { TokenScope } from '../access.ts';
import { Instant } from '../dates.ts';
import { CabinetId } from '../ids.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';

const none = z.object({});

export const TOKEN_LIMITS = {
  name: [1, 60],
  /** Of a person at once, those that have expired not counted. */
  live: 20,
  cabinets: 50,
  /** Of one token, by all who use it. */
  requestsPerMinute: 120,
} as const;

/** Days that a token may live. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** What a token begins with: a search for secrets finds it by this. */
export const TOKEN_PREFIX = 'vit_';

export const PersonalToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: TokenScope,
  /** Those of the chosen ones that the person has not left. */
  cabinetIds: z.array(CabinetId),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: z.nullable(Instant),
  /** A token whose person has left all of its cabinets is worth as much as an expired one. */
  state: z.enum(['live', 'expired', 'withoutCabinets']),
});
export type PersonalToken = z.infer<typeof PersonalToken>;

export const NewToken = z.object({
  name: line(...TOKEN_LIMITS.name),
  cabinetIds: z.array(CabinetId).check(z.minLength(1), z.maxLength(TOKEN_LIMITS.cabinets)),
  scope: TokenScope,
  days: z.literal([...TOKEN_DAYS]),
});
export type NewToken = z.infer<typeof NewToken>;

/** The newest first; those that have ended by themselves stay for thirty days. */
export const getPersonalTokens = route({
  method: 'GET',
  path: 'user/getTokens',
  access: 'user',
  input: none,
  output: z.object({ tokens: z.array(PersonalToken) }),
  errors: [],
});

/** The only answer that ever has the token itself. */
export const createPersonalToken = route({
  method: 'POST',
  path: 'user/createToken',
  access: 'user',
  input: NewToken,
  output: z.object({ secret: z.string(), token: PersonalToken }),
  errors: [
    'token.tooMany',
    'token.notFound',
    'cabinet.notFound',
    'cabinet.isExample',
    'cabinet.blocked',
    'cabinet.insufficientRights',
  ],
});

export const revokePersonalToken = route({
  method: 'POST',
  path: 'user/revokeToken',
  access: 'user',
  input: z.object({ tokenId: z.uuid() }),
  output: none,
  errors: ['token.notFound'],
});
