import * as z from 'zod/mini';
import { Day } from '../dates.ts';
import { CabinetId, PositionEntryId } from '../ids.ts';
import { route } from '../route.ts';

const inCabinet = z.object({ cabinetId: CabinetId });

/** Days of the line of an entry, today included. */
export const POSITION_TREND_DAYS = 28;

/** The averages of the same queries then and now: those that were found both times; null where there are none. */
export const PositionChange = z.object({
  before: z.nullable(z.number()),
  now: z.nullable(z.number()),
  queries: z.int(),
  /** Found then and not now, and the other way round: no average can tell of them. */
  lost: z.int(),
  gained: z.int(),
});
export type PositionChange = z.infer<typeof PositionChange>;

/** How an entry's queries of today have been going; an entry that nobody ever checked is absent. */
export const PositionTrend = z.object({
  entryId: PositionEntryId,
  /** One a day: the average of found places, null where nothing was found or checked. */
  averages: z.array(z.nullable(z.number())),
  /** Checks of those days that told anything, and those that found the product. */
  answered: z.int(),
  found: z.int(),
  /** null: no query was found at either time and checked at the other. */
  day: z.nullable(PositionChange),
  week: z.nullable(PositionChange),
});
export type PositionTrend = z.infer<typeof PositionTrend>;

/** Apart from the list: the rows stand before their lines are counted. */
export const listPositionTrends = route({
  method: 'POST',
  path: 'positionCheck/listTrends',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ days: z.array(Day), trends: z.array(PositionTrend) }),
  errors: [],
});
