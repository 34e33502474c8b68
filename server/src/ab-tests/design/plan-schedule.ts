import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { createRotation } from './rotation.ts';
import { listSlots, moscowDayNumber, nextSlotStart } from './slots.ts';

/** One image on the card, from a switch to the next one. */
export type PlannedWindow = { number: number; imageId: number; from: Date; to: Date };

export type SchedulePlan = {
  imageIds: readonly number[];
  intervalMinutes: number;
  from: Date;
  until: Date;
  seed: number;
};

function planWindows({ imageIds, intervalMinutes, from, until, seed }: SchedulePlan, firstNumber: number) {
  const slotsPerDay = DAY_MINUTES / intervalMinutes;
  const imageAt = createRotation({ imageIds, slotsPerDay, seed });
  const firstDay = moscowDayNumber(from);
  return listSlots(from, until, intervalMinutes).map(
    ({ day, slot, ...span }, index): PlannedWindow => ({
      number: firstNumber + index,
      imageId: imageAt(day - firstDay, slot),
      ...span,
    }),
  );
}

/**
 * All windows of a test. The first one begins with the next slot of the Moscow day, so warm-up may last a little longer
 * than six hours and no window is too short to be counted; the last one is cut at the end of the test.
 */
export function planSchedule(plan: SchedulePlan): PlannedWindow[] {
  return planWindows({ ...plan, from: nextSlotStart(plan.from, plan.intervalMinutes) }, 1);
}

export type ScheduleChange = Omit<SchedulePlan, 'from'> & {
  /** What has been shown and what was planned. */
  windows: readonly PlannedWindow[];
  moment: Date;
};

/**
 * The same past and another future: after an image has been excluded, or after a pause. The window that is running ends
 * as planned unless its image is gone.
 */
export function replanSchedule({ windows, moment, ...plan }: ScheduleChange): PlannedWindow[] {
  const past = windows
    .filter((window) => window.from < moment)
    .map((window) =>
      plan.imageIds.includes(window.imageId) || window.to <= moment ? window : { ...window, to: moment },
    );
  const last = past.at(-1);
  const from = last === undefined || last.to < moment ? moment : last.to;
  const firstNumber = (last?.number ?? 0) + 1;
  // Another draw than the one that the windows before came from.
  const seed = (plan.seed ^ Math.imul(firstNumber, 0x9e3779b1)) >>> 0;
  return [...past, ...planWindows({ ...plan, from, seed }, firstNumber)];
}
