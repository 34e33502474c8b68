import * as z from 'zod/mini';
import { Role } from './access.ts';
import { Instant } from './dates.ts';
import { CabinetId, UserId } from './ids.ts';
import { PLAN_LIMIT_TYPES } from './plans.ts';
import { route } from './route.ts';
import { text } from './text.ts';

// spec 5 names minimum lengths without figures; these are ours (docs/decisions/0004).
export const CABINET_BOUNDS = { name: [3, 60], sellerId: [1, 20], apiKey: [20, 100] } as const;

export const KeyStatus = z.enum(['unchecked', 'valid', 'rejected', 'expired', 'noRights', 'ipBound']);
export type KeyStatus = z.infer<typeof KeyStatus>;

export const PremiumLevel = z.enum(['none', 'lite', 'premium', 'plus', 'pro', 'unknown']);
export type PremiumLevel = z.infer<typeof PremiumLevel>;

export const Cabinet = z.object({
  id: CabinetId,
  name: z.string(),
  sellerId: z.string(),
  sellerName: z.nullable(z.string()),
  ownerId: UserId,
  isValid: z.boolean(),
  isBlocked: z.boolean(),
  keyStatus: KeyStatus,
  keyLastFour: z.string(),
  keyExpiresAt: z.nullable(Instant),
  premium: PremiumLevel,
  roles: z.array(Role),
});
export type Cabinet = z.infer<typeof Cabinet>;

/** How one collector of one cabinet fares: the line that tells a person why a number is old or absent. */
export const CollectorState = z.object({
  collector: z.enum(['products', 'ownQueries', 'topQueries', 'positions']),
  outcome: z.nullable(
    z.enum([
      'ok',
      'empty',
      'noPremium',
      'unauthorized',
      'forbidden',
      'rateLimited',
      'timeout',
      'unreachable',
      'blocked',
      'drift',
      'serverError',
      'off',
    ]),
  ),
  lastTriedAt: z.nullable(Instant),
  lastSucceededAt: z.nullable(Instant),
  nextTryAt: z.nullable(Instant),
  itemsCount: z.nullable(z.int()),
});
export type CollectorState = z.infer<typeof CollectorState>;

const inCabinet = z.object({ cabinetId: CabinetId });

export const getMyCabinets = route({
  method: 'GET',
  path: '/ozonCabinet/getMy',
  access: 'user',
  input: z.object({}),
  output: z.object({ cabinets: z.array(Cabinet) }),
  errors: [],
});

export const createCabinet = route({
  method: 'POST',
  path: '/ozonCabinet/create',
  access: 'user',
  input: z.object({
    name: text(...CABINET_BOUNDS.name),
    sellerId: z.string().check(z.trim(), z.regex(/^\d{1,20}$/)),
    apiKey: z.string().check(z.trim(), z.regex(/^[\w-]{20,100}$/)),
  }),
  output: Cabinet,
  errors: ['cabinet.sellerExists', 'cabinet.invalidKey', 'cabinet.limitExceeded', 'external.serverError'],
});

export const getCabinetLimits = route({
  method: 'POST',
  path: '/ozonCabinet/getCabinetLimits',
  access: { cabinet: 'members' },
  input: inCabinet,
  output: z.object({
    limits: z.array(z.object({ name: z.enum(PLAN_LIMIT_TYPES), current: z.int(), maximum: z.int() })),
  }),
  errors: [],
});

export const changeCabinetApiKey = route({
  method: 'POST',
  path: 'ozonCabinet/changeApiKey',
  access: { cabinet: 'key' },
  input: z.extend(inCabinet, { apiKey: z.string().check(z.trim(), z.regex(/^[\w-]{20,100}$/)) }),
  output: Cabinet,
  errors: ['cabinet.invalidKey', 'external.serverError'],
});

export const getCollectors = route({
  method: 'POST',
  path: 'ozonCabinet/getCollectors',
  access: { cabinet: 'members' },
  input: inCabinet,
  output: z.object({ collectors: z.array(CollectorState) }),
  errors: [],
});
