import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { contrast, faintThemes, inkOn, parseColor, SURFACES, TAG_COLORS } from './tag-colors.ts';

// WCAG AA for small text.
const READABLE = 4.5;

it('knows the contrasts that WCAG names', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});

it('text is readable on the palette and on every grey, where the choice of ink is hardest', () => {
  const grays = Array.from(
    { length: 256 },
    (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`,
  );
  const colors = [...TAG_COLORS.map(({ color }) => color), ...grays];
  expect(colors.filter((color) => contrast(color, inkOn(color)) < READABLE)).toEqual([]);
});

test.each(TAG_COLORS.map(({ color }) => color))('%s of the palette is visible on both themes', (color) => {
  expect(faintThemes(color)).toEqual([]);
});

it('says on which theme a colour of one’s own is hard to see', () => {
  expect(faintThemes('#ffffff')).toEqual(['light']);
  expect(faintThemes('#2f3349')).toEqual(['dark']);
});

it('reads a colour however it was typed', () => {
  expect(parseColor('#A1B2C3')).toBe('#a1b2c3');
  expect(parseColor(' a1b2c3 ')).toBe('#a1b2c3');
  expect(parseColor('#abc')).toBeUndefined();
  expect(parseColor('red')).toBeUndefined();
});

it('measures against the surfaces that the theme really has', () => {
  const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8');
  const surfaces = [...tokens.matchAll(/--v-surface: (#[0-9a-f]{6});/g)].map(([, color]) => color);
  expect(surfaces).toEqual([SURFACES.light, SURFACES.dark]);
});
