import * as z from 'zod/mini';
import { CabinetId } from '../ids.ts';
import { route } from '../route.ts';
import { StepMinutes } from './rules.ts';

/** Over how many days it is told what the order of checks has brought. */
export const POSITION_ORDER = { days: 28 } as const;

const Share = z.object({ count: z.int(), medianMinutes: z.nullable(z.int()) });

/**
 * Falls of places that were noticed, by whether their check had come before its turn, after it or in it. Counted, not
 * estimated: the minutes are those between the slot of the check and its turn.
 */
export const getOrderGain = route({
  method: 'POST',
  path: 'positionCheck/getOrderGain',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    /** At five minutes everything is checked at every tick: there is nothing to order. */
    stepMinutes: StepMinutes,
    falls: z.int(),
    sooner: Share,
    later: Share,
    /** Of all falls, those in turn and later ones included; less than 0: later on the whole. null: no falls. */
    averageMinutesSooner: z.nullable(z.number()),
  }),
  errors: [],
});
