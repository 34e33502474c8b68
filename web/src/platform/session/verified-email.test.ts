import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { askForVerifiedEmail, isOfEmail, onVerifiedEmailRequired } from './verified-email.ts';

test('only a refusal about the address leads to the dialog of the address', () => {
  expect(isOfEmail(new Problem('user.emailNotVerified', {}, 403))).toBe(true);
  expect(isOfEmail(new Problem('cabinet.userInside', {}, 400))).toBe(false);
  expect(isOfEmail(new Error('offline'))).toBe(false);
  expect(isOfEmail(null)).toBe(false);
});

test('whoever asks learns whether the dialog is there to be shown', () => {
  let shown = 0;
  expect(askForVerifiedEmail()).toBe(false);
  const leave = onVerifiedEmailRequired(() => {
    shown += 1;
  });
  expect(askForVerifiedEmail()).toBe(true);
  leave();
  expect(askForVerifiedEmail()).toBe(false);
  expect(shown).toBe(1);
});
