import { expect, test } from 'vitest';
import { tellScreen } from './tell-screen.ts';

const OPENED = { openedAt: '/login', title: '' };

test('the page that the browser loaded is not announced again', () => {
  expect(tellScreen(OPENED, { path: '/login', title: 'Вход' })).toBe(OPENED);
});

test('a screen is announced once it has a title, and the first one too when the person comes back to it', () => {
  expect(tellScreen(OPENED, { path: '/statistics', title: '' })).toBe(OPENED);
  const moved = tellScreen(OPENED, { path: '/statistics', title: 'Статистика' });
  expect(moved).toEqual({ openedAt: null, title: 'Статистика' });
  expect(tellScreen(moved, { path: '/login', title: 'Вход' }).title).toBe('Вход');
});
