import { type Day, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { nextSlot, type SlotKey } from '../positions/schedule/slots.ts';

/** Everybody's step is as long or shorter, and its slots stand on the same ticks. */
const PAST_STEP_MINUTES = 60;
const HOURS_A_DAY = 24;

type Planned = { slotKey: SlotKey };
type Span = { since: Date; before: Date };

/** The slots of a Moscow day, one an hour for each check, inside of a span; earliest first. */
export function listSlots<Check extends Planned>(
  day: Day,
  checks: readonly Check[],
  { since, before }: Span,
): { at: Date; checks: Check[] }[] {
  const startMs = startOfMoscowDay(day).getTime();
  const slots = Array.from({ length: HOURS_A_DAY }, (_, hour) => startMs + hour * HOUR_MS).flatMap((hourMs) =>
    checks.map((check) => ({
      check,
      at: nextSlot(new Date(hourMs - 1), check.slotKey, PAST_STEP_MINUTES).getTime(),
    })),
  );
  const inside = slots.filter(({ at }) => at >= since.getTime() && at < before.getTime());
  return [...Map.groupBy(inside, ({ at }) => at)]
    .toSorted(([one], [other]) => one - other)
    .map(([at, ofSlot]) => ({ at: new Date(at), checks: ofSlot.map(({ check }) => check) }));
}
