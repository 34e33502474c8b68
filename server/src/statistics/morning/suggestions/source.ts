import type { Gain, Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import type { Span } from '../../../own-queries/own-days.ts';
import type { Context } from '../../../platform/context.ts';
import type { WeighedFall } from '../get-morning.ts';
import type { Range } from './count-range.ts';
import type { SeenCurve } from './seen-curve.ts';

/** What own figures of a week say of a product: null where they do not. */
export type OwnWeek = {
  /** Orders for each buyer who saw it in search. */
  ordersPerViewer: Range | null;
  /** By search. */
  ordersAWeek: Range | null;
};

/** What every source may reckon with; the same for all of them, so it is read once. */
export type Scope = {
  context: Context;
  cabinetId: number;
  plan: Plan;
  week: Span | null;
  /** Those that matter most first. */
  falls: readonly WeighedFall[];
  seen: SeenCurve;
  ownWeekOf: (sku: number) => OwnWeek;
};

/** A source that needs another question later says so. */
export type Found = { offers: Suggestion[]; isLearning?: boolean };

/** One kind of thing that is worth doing. A later tool adds a file with one, and a line in `get-suggestions.ts`. */
export type Source = (scope: Scope) => Promise<Found>;

export const NOTHING: Found = { offers: [] };

export const toGain = ({ likely, low, high }: Range): Gain => ({ likely, low, high });
