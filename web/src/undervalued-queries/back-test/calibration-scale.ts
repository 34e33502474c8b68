import type { OverWeeks } from '@vitrina/contract/tools/back-test.ts';

/** A score that says nothing: every tenth outgrows as often as it is outgrown. */
export const NO_SKILL = 0.5;
const STEP = 0.1;
/** Ten times a tenth is not one in floating point. */
const toSteps = (value: number) => Math.round((value / STEP) * 1e6) / 1e6;

/** The axis from one round tenth to another, with everything that is drawn between them and the level line inside. */
export function chanceAxis(values: readonly OverWeeks[]): { from: number; to: number; ticks: number[] } {
  const first = Math.min(...values.map(({ low }) => Math.floor(toSteps(low))), toSteps(NO_SKILL) - 1);
  const last = Math.max(...values.map(({ high }) => Math.ceil(toSteps(high))), toSteps(NO_SKILL) + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) / toSteps(1));
  return { from: first / toSteps(1), to: last / toSteps(1), ticks };
}
