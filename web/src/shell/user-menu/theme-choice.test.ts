import { expect, test } from 'vitest';
import { otherScheme, schemeOf, THEME_CHOICES } from './theme-choice.ts';

// product.md 4.4: system currently resolves to light.
test('light, dark and system are drawn as light, dark and light', () => {
  expect(THEME_CHOICES.map(schemeOf)).toEqual(['light', 'dark', 'light']);
});

test('a press turns dark into light, and all else into dark', () => {
  expect(THEME_CHOICES.map(otherScheme)).toEqual(['dark', 'light', 'dark']);
});
