import { expect, test } from 'vitest';
import { announceScreen } from './announce-screen.ts';

const OPENED = { openedAt: '/login', title: '' };

test('the page that the browser loaded is not announced again', () => {
  expect(announceScreen(OPENED, { path: '/login', title: 'Вход' })).toBe(OPENED);
});

test('a screen is announced once it has a title, and the first one too when the person comes back to it', () => {
  expect(announceScreen(OPENED, { path: '/statistics', title: '' })).toBe(OPENED);
  const moved = announceScreen(OPENED, { path: '/statistics', title: 'Статистика' });
  expect(moved).toEqual({ openedAt: null, title: 'Статистика' });
  expect(announceScreen(moved, { path: '/login', title: 'Вход' }).title).toBe('Вход');
});
