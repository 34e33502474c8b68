import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const running = { address: 'http://localhost:4400', sandboxUrl: 'http://127.0.0.1:4401' };

it('says what to open and how to sign in', () => {
  const demo = { user: { email: 'a@b.c', password: 'secret' }, size: { days: 90, rows: 1_200_000 } };
  const text = greeting({ ...running, demo }, 'data/logs');
  expect(text).toContain('Open      http://localhost:4400');
  expect(text).toContain('Sign in   a@b.c / secret');
  expect(text).toContain('90 days, 1,200,000 rows');
});

it('promises no demo where there is none', () => {
  const text = greeting({ ...running, demo: undefined }, 'data/logs');
  expect(text).not.toMatch(/Sign in|undefined|demo market/);
});
