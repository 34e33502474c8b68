import type { PositionStepChange } from '@vitrina/contract/positions/budget.ts';
import { chooseStep, type StepMinutes } from '@vitrina/contract/positions/rules.ts';

type StoredStep = { changedAt: Date; stepMinutes: StepMinutes; uniqueQueries: number };

/** Changes with what was before each of them, the newest first as they are given; before the first is the shortest step. */
export function chainSteps(newestFirst: readonly StoredStep[]): PositionStepChange[] {
  return newestFirst.map(({ changedAt, stepMinutes, uniqueQueries }, index) => ({
    changedAt: changedAt.toISOString(),
    before: newestFirst[index + 1]?.stepMinutes ?? chooseStep(0),
    stepMinutes,
    uniqueQueries,
  }));
}
