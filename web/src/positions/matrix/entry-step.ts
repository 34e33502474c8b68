import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';

/** Takes over how often the entry is checked once that is known to be another step. */
export function followStep(
  known: StepMinutes | undefined,
  step: StepMinutes,
  setStep: (step: StepMinutes) => void,
): void {
  if (known !== undefined && known !== step) setStep(known);
}

/** How many rows an entry will have, where the list has told it already. */
export function queriesCountOf(
  entries: readonly Pick<PositionEntry, 'id' | 'queriesCount'>[],
  entryId: PositionEntryId,
): number | undefined {
  return entries.find(({ id }) => id === entryId)?.queriesCount;
}
