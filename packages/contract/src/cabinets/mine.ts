import * as z from 'zod/mini';
import { Cabinet, KeyStatus } from '../cabinet.ts';
import { CabinetId } from '../ids.ts';
import { PLAN_LIMIT_TYPES } from '../plans.ts';
import { route } from '../route.ts';

/** What every page asks about the cabinets of a person, wherever it is opened; the rest is in cabinets.ts. */

const none = z.object({});

export const getMyCabinets = route({
  method: 'GET',
  path: '/ozonCabinet/getMy',
  access: 'user',
  tokens: 'read',
  input: none,
  output: z.object({ cabinets: z.array(Cabinet) }),
  errors: [],
});

/** What a person without a cabinet can look at; null where nobody has chosen one. */
export const getExampleCabinet = route({
  method: 'GET',
  path: 'ozonCabinet/getExample',
  access: 'user',
  input: none,
  output: z.object({ cabinet: z.nullable(Cabinet) }),
  errors: [],
});

export const getCabinetLimits = route({
  method: 'POST',
  path: '/ozonCabinet/getCabinetLimits',
  access: { cabinet: 'members', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    limits: z.array(z.object({ name: z.enum(PLAN_LIMIT_TYPES), current: z.int(), maximum: z.int() })),
  }),
  errors: [],
});

export const getInvalidKeyCabinets = route({
  method: 'GET',
  path: 'ozonCabinet/getInvalidOzonKeyCabinets',
  access: 'user',
  input: none,
  output: z.object({
    cabinets: z.array(z.object({ id: CabinetId, name: z.string(), keyStatus: KeyStatus })),
  }),
  errors: [],
});
