import { expect, test } from 'vitest';
import { hourNoise } from './hour-noise.ts';

test('the mood of hours scatters by the deviation, about nothing, and lasts into the next hour', () => {
  const moods = Array.from({ length: 20_000 }, (_, hour) => hourNoise(77, 496_000 + hour, 0.1));
  const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length;
  const variance = moods.reduce((sum, mood) => sum + (mood - mean) ** 2, 0) / moods.length;
  const together = moods.slice(1).reduce((sum, mood, place) => sum + mood * (moods[place] ?? 0), 0);
  expect(Math.abs(mean)).toBeLessThan(0.01);
  expect(Math.sqrt(variance)).toBeCloseTo(0.1, 2);
  expect(together / moods.length / variance).toBeCloseTo(0.5, 1);
});
