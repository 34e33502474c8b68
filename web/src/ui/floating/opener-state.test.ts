import { expect, test } from 'vitest';
import { closed, NEVER_OPENED, openStateOf, pressed } from './opener-state.ts';

test('a window is there from its first opening on, also when it has been closed', () => {
  expect(NEVER_OPENED).toEqual({ isOpen: false, wasOpened: false });
  expect(closed(NEVER_OPENED)).toBe(NEVER_OPENED);
  const open = pressed(NEVER_OPENED);
  expect(open).toEqual({ isOpen: true, wasOpened: true });
  const shut = { isOpen: false, wasOpened: true };
  expect([pressed(open), closed(open), pressed(shut)]).toEqual([shut, shut, open]);
});

test('a button names the window that it has opened', () => {
  expect(openStateOf(true, 'menu')).toEqual({
    'aria-expanded': true,
    'aria-controls': 'menu-dropdown',
    'data-expanded': true,
  });
  expect(openStateOf(false, 'menu')).toEqual({
    'aria-expanded': false,
    'aria-controls': undefined,
    'data-expanded': undefined,
  });
});
