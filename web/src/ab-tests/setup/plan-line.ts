import type { planAbTest } from '@vitrina/contract/ab-tests/images.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

export type Plan = OutputOf<typeof planAbTest>;
type PlanRow = Plan['rows'][number];

/** The row that a person has chosen by the smallest difference that matters, or the nearest above it that can be seen. */
export function rowFor({ rows }: Pick<Plan, 'rows'>, minimumEffectPercent: number): PlanRow | undefined {
  const rising = rows.toSorted((one, other) => one.effectPercent - other.effectPercent);
  return rising.find(({ effectPercent }) => effectPercent >= minimumEffectPercent) ?? rising.at(-1);
}

export type PlanText =
  /** Nobody has measured this product's advertising yet. */
  | { kind: 'unknown' }
  | { kind: 'sees'; views: number; effect: number; days: number; power: number }
  /** Not within the longest test. */
  | { kind: 'cannot'; views: number; effect: number };

/** What the planner says of a row, as data; the share of clicks of a product without views is not known either. */
export function planText(
  { viewsPerDay, ctr }: Pick<Plan, 'viewsPerDay' | 'ctr'>,
  row: PlanRow | undefined,
): PlanText {
  if (viewsPerDay === null || ctr === null || row === undefined) return { kind: 'unknown' };
  const { effectPercent: effect, days, power } = row;
  if (days === null) return { kind: 'cannot', views: viewsPerDay, effect };
  return { kind: 'sees', views: viewsPerDay, effect, days, power };
}
