import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, PositionEntryId } from '../ids.ts';
import { route } from '../route.ts';
import { StepMinutes } from './rules.ts';

const inCabinet = z.object({ cabinetId: CabinetId });

export const PositionBudget = z.object({
  uniqueQueries: z.int(),
  stepMinutes: StepMinutes,
  products: z.int(),
  maximumProducts: z.int(),
  maximumQueries: z.int(),
});
export type PositionBudget = z.infer<typeof PositionBudget>;

/** Since when the step counts, and what it was before. */
export const PositionStepChange = z.object({
  changedAt: Instant,
  before: StepMinutes,
  stepMinutes: StepMinutes,
  /** As many as there were right after it. */
  uniqueQueries: z.int(),
});
export type PositionStepChange = z.infer<typeof PositionStepChange>;

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
  access: { cabinet: 'view', isOpenInExample: true },
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
