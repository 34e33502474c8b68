import { expect, test } from 'vitest';
import { confirmedBefore } from './confirmation.ts';

test('a page that is loaded anew says that the address was confirmed already', () => {
  expect(confirmedBefore('vera@shop.test')).toEqual({ email: 'vera@shop.test', isRepeated: true });
  expect(confirmedBefore(undefined)).toBeUndefined();
});
