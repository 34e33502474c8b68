import { dayOf, yearOf } from '../calendar.ts';
import type { DayNumber } from '../market.ts';

type Spell = { month: number; from: number; to: number; factor: number };

// Sales and holidays move the demand for everything.
const SPELLS: readonly Spell[] = [
  { month: 1, from: 1, to: 1, factor: 0.5 },
  { month: 1, from: 2, to: 6, factor: 0.82 },
  { month: 2, from: 10, to: 13, factor: 1.08 },
  { month: 3, from: 1, to: 6, factor: 1.1 },
  { month: 3, from: 8, to: 8, factor: 0.82 },
  { month: 5, from: 1, to: 3, factor: 0.86 },
  { month: 5, from: 9, to: 11, factor: 0.88 },
  { month: 8, from: 22, to: 31, factor: 1.08 },
  { month: 11, from: 10, to: 12, factor: 1.38 },
  { month: 11, from: 25, to: 30, factor: 1.28 },
  { month: 12, from: 5, to: 24, factor: 1.16 },
  { month: 12, from: 31, to: 31, factor: 0.55 },
];

/** 1 on an ordinary day. */
export function countShoppingMood(day: DayNumber): number {
  const year = yearOf(day);
  const spell = SPELLS.find(
    ({ month, from, to }) => day >= dayOf(year, month, from) && day <= dayOf(year, month, to),
  );
  return spell?.factor ?? 1;
}
