import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const running = {
  address: 'http://localhost:4400',
  sandboxUrl: 'http://127.0.0.1:4401',
  isPublicDemo: false,
};

it('says what to open and how to sign in', () => {
  const demo = {
    user: { email: 'a@b.c', password: 'secret' },
    size: { days: 90, rows: 1_200_000, hasPast: false },
  };
  const text = greeting({ ...running, demo }, 'data/logs');
  expect(text).toContain('Open      http://localhost:4400');
  expect(text).toContain('Sign in   a@b.c / secret');
  expect(text).toContain('90 days, 1,200,000 rows');
  expect(text).not.toMatch(/past|Office/);
});

it('says how an operator signs in', () => {
  const operator = { email: 'o@b.c', password: 'other' };
  const demo = { user: { email: 'a@b.c', password: 'secret', operator } };
  expect(greeting({ ...running, demo }, 'data/logs')).toContain('Office    o@b.c / other');
});

it('says that the past is still filled in', () => {
  const demo = {
    user: { email: 'a@b.c', password: 'secret' },
    size: { days: 8, rows: 300_000, hasPast: true },
  };
  const text = greeting({ ...running, demo }, 'data/logs');
  expect(text).toContain('begins with 8 days, 300,000 rows');
  expect(text).toContain('Its history is filled in while it runs');
});

it('promises no demo where there is none', () => {
  const text = greeting({ ...running, demo: undefined }, 'data/logs');
  expect(text).not.toMatch(/Sign in|undefined|demo market/);
});

it('of a public demo says no password, because none opens it', () => {
  const operator = { email: 'o@b.c', password: 'other' };
  const demo = { user: { email: 'a@b.c', password: 'secret', operator } };
  const text = greeting({ ...running, demo, isPublicDemo: true }, 'data/logs');
  expect(text).toContain('http://localhost:4400 (a public demo');
  expect(text).not.toMatch(/secret|other|Sign in|Office/);
});
