import { createChance, draw } from '../../platform/chance.ts';

const range = (length: number) => Array.from({ length }, (_, index) => index);
const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** 0, 1, n−1, 2, n−2…: for an even n each difference between neighbours occurs once (Williams). */
function zigzag(size: number): number[] {
  return range(size).map((place) => modulo(place % 2 === 0 ? -place / 2 : (place + 1) / 2, size));
}

/**
 * Which of the images 0 to n−1 each slot of a day shows, before the shift of that day. Blocks of n slots show each image
 * once. Every second block is mirrored, which balances neighbours for odd n too. The step from one block to the next runs
 * through all differences, 0 among them: where an image follows itself, its effect can be told from that of the image before.
 */
function daySequence(images: number, slots: number, chance: () => number): number[] {
  const order = zigzag(images);
  const steps: number[] = [];
  const sequence: number[] = [];
  for (let block = 0; sequence.length < slots; block += 1) {
    if (steps.length === 0) steps.push(...draw(range(images), images, chance));
    const start = (sequence.at(-1) ?? 0) + (steps.pop() ?? 0);
    const direction = block % 2 === 0 ? 1 : -1;
    sequence.push(...order.map((place) => modulo(start + direction * place, images)));
  }
  return sequence.slice(0, slots);
}

export type RotationShape = { imageIds: readonly number[]; slotsPerDay: number; seed: number };

/**
 * Day-shifted Latin rotation: within each cycle of as many days as there are images, every image has every slot of the
 * day exactly once. Order of images, of slots and of shifts are drawn anew for each cycle. Days are counted from 0.
 */
export function createRotation({ imageIds, slotsPerDay, seed }: RotationShape) {
  const size = imageIds.length;
  const chance = createChance(seed);
  const cycles: { images: number[]; shifts: number[]; sequence: number[] }[] = [];
  return (day: number, slot: number): number => {
    const cycleNumber = Math.floor(day / size);
    while (cycles.length <= cycleNumber)
      cycles.push({
        images: draw(imageIds, size, chance),
        shifts: draw(range(size), size, chance),
        sequence: daySequence(size, slotsPerDay, chance),
      });
    const cycle = cycles[cycleNumber];
    const place = modulo((cycle?.sequence[slot] ?? 0) + (cycle?.shifts[day % size] ?? 0), size);
    return cycle?.images[place] ?? 0;
  };
}
