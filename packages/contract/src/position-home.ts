import * as z from 'zod/mini';
import { Day } from './dates.ts';
import { CabinetId, PositionEntryId } from './ids.ts';
import { PositionBudget, PositionStepChange, StepMinutes } from './positions.ts';
import { route } from './route.ts';

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
  access: { cabinet: 'view' },
  input: inCabinet,
  output: z.object({ days: z.array(Day), trends: z.array(PositionTrend) }),
  errors: [],
});

/** A query in a city as the budget counts it. */
export const BudgetShelf = z.object({
  query: z.string(),
  cityName: z.string(),
  entryIds: z.array(PositionEntryId),
  /** product.md 9.2: one unique query serves ten products; so many of them this one takes. */
  costs: z.int(),
  /** What comes back when one product stops following it: 0 while the others still fill as many tens. */
  oneGivesBack: z.int(),
});
export type BudgetShelf = z.infer<typeof BudgetShelf>;

/** What comes back when an entry goes away as a whole. */
export const BudgetEntry = z.object({
  entryId: PositionEntryId,
  queriesCount: z.int(),
  givesBack: z.int(),
  /** The step without it. */
  stepAfter: StepMinutes,
});
export type BudgetEntry = z.infer<typeof BudgetEntry>;

/** How the unique queries of a cabinet come to their number; paused entries cost nothing and are left out. */
export const getPositionBudget = route({
  method: 'POST',
  path: 'positionCheck/getBudget',
  access: { cabinet: 'view' },
  input: inCabinet,
  output: z.object({
    budget: PositionBudget,
    shelves: z.array(BudgetShelf),
    entries: z.array(BudgetEntry),
    /** The newest first. */
    steps: z.array(PositionStepChange),
  }),
  errors: [],
});
