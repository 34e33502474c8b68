import { expect, test } from 'vitest';
import { decideDemo } from './decide-demo.ts';

const guest = { isLogin: false, hasCabinet: true };

test('registration and recovery lead to the one page where a demo begins', () => {
  expect(decideDemo({ access: 'guest' }, guest)).toBe('/login');
  expect(decideDemo({ access: 'guest' }, { ...guest, isLogin: true })).toBeUndefined();
});

test('what is about an account leads to the first screen of the example, which there has to be', () => {
  expect(decideDemo({ access: 'user' }, guest)).toBe('/statistics');
  expect(decideDemo({ access: 'user' }, { ...guest, hasCabinet: false })).toBeUndefined();
});

test.each([{ cabinet: 'view' }, 'public', 'operator'] as const)('%j is decided elsewhere', (access) => {
  expect(decideDemo({ access }, guest)).toBeUndefined();
});
