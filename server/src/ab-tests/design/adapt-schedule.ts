import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { createChance, draw } from '../../platform/chance.ts';
import type { PlannedWindow, ScheduleChange } from './plan-schedule.ts';
import { listSlots, type Slot } from './slots.ts';

export type Adaptation = ScheduleChange & {
  /** Of each image to be the best. Without one for each of them, all are shown alike. */
  chances: ReadonlyMap<number, number>;
};

/** Of each image, whatever its chance: with less of it nobody would see that it has become the better one. */
const FLOOR = 0.1;
const QUARTERS = 4;

type Share = { imageId: number; share: number };

/** Shares by the chance to be the best, above a floor; with more than ten images the floor is all there is. */
export function adaptiveShares(imageIds: readonly number[], chances: ReadonlyMap<number, number>): Share[] {
  const sum = imageIds.reduce((added, imageId) => added + (chances.get(imageId) ?? 0), 0);
  const isKnown = sum > 0 && imageIds.every((imageId) => chances.has(imageId));
  const floor = Math.min(FLOOR, 1 / imageIds.length);
  return imageIds.map((imageId) => {
    const weight = isKnown ? (chances.get(imageId) ?? 0) / sum : 1 / imageIds.length;
    return { imageId, share: floor + (1 - imageIds.length * floor) * weight };
  });
}

/** So many images by their shares, each as often as its share says or once more; the order is drawn. */
function drawByShare(shares: readonly Share[], count: number, chance: () => number): number[] {
  const start = chance();
  const drawn = Array.from({ length: count }, (_, index) => {
    let left = (start + index) / count;
    for (const { imageId, share } of shares) {
      left -= share;
      if (left < 0) return imageId;
    }
    return shares.at(-1)?.imageId ?? 0;
  });
  return draw(drawn, count, chance);
}

/** Slots whose images are drawn together: those of a quarter of a day, or of a whole day if windows are that long. */
function blockOf({ day, slot }: Slot, slotsPerDay: number): number {
  const quarter = slotsPerDay < QUARTERS ? 0 : Math.floor((slot * QUARTERS) / slotsPerDay);
  return QUARTERS * day + quarter;
}

/**
 * From the next midnight in Moscow on, better images are shown more: a day has one set of shares, and each quarter of it
 * has every image by its share, so that no image gets the good hours. The rest of today stays as it was planned.
 */
export function adaptSchedule({ windows, imageIds, chances, moment, ...plan }: Adaptation): PlannedWindow[] {
  const midnight = startOfMoscowDay(addDays(moscowDay(moment), 1));
  const kept = windows
    .filter(({ from }) => from < midnight)
    .map((window) => (window.to > midnight ? { ...window, to: midnight } : window));
  const firstNumber = (kept.at(-1)?.number ?? 0) + 1;
  const chance = createChance((plan.seed ^ Math.imul(firstNumber, 0x9e3779b1)) >>> 0);
  const shares = adaptiveShares(imageIds, chances);
  const slotsPerDay = DAY_MINUTES / plan.intervalMinutes;
  const slots = listSlots(midnight, plan.until, plan.intervalMinutes);
  const planned = [...Map.groupBy(slots, (slot) => blockOf(slot, slotsPerDay)).values()].flatMap((block) => {
    const drawn = drawByShare(shares, block.length, chance);
    return block.map(({ from, to }, index) => ({ imageId: drawn[index] ?? 0, from, to }));
  });
  return [...kept, ...planned.map((window, index) => ({ number: firstNumber + index, ...window }))];
}
