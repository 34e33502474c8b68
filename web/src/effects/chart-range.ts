import type { EffectFigures } from '@vitrina/contract/effects/effects.ts';

type Days = EffectFigures['days'];

/** One scale for both lines. */
export function chartRange(days: Days): [number, number] {
  const known = days.flatMap(({ value, expected }) => [value, expected]).filter((one) => one !== null);
  return [Math.min(...known), Math.max(...known)];
}

/** From the first day of the change to the first one after it: those without an expected value. */
export function changePlaces(days: Days): [number, number] {
  const from = days.findIndex(({ expected }) => expected === null);
  if (from === -1) return [0, 0];
  return [from, days.findLastIndex(({ expected }) => expected === null) + 1];
}
