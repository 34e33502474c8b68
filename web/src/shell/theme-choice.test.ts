import { expect, test } from 'vitest';
import { schemeOf, THEME_CHOICES } from './theme-choice.ts';

// spec 4: system currently resolves to light.
test('light, dark and system are drawn as light, dark and light', () => {
  expect(THEME_CHOICES.map(schemeOf)).toEqual(['light', 'dark', 'light']);
});
