import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import { blockedText } from './blocked-text.ts';

const format = createFormat('en');
const t = ((key: string, { day }: { day: string }) => `${key} ${day}`) as unknown as TFunction;
const NIGHT = '2026-11-20T21:30:00.000Z';

test('a blocked cabinet says since which day in Moscow it is', () => {
  const since = (isResting: boolean) =>
    blockedText({ isBlocked: true, isResting, blockedAt: NIGHT }, { t, format });
  expect(since(false)).toBe(`ui.states.blocked ${format.day('2026-11-21')}`);
  expect(since(true)).toBe(`ui.states.resting ${format.day('2026-11-21')}`);
});

test('without a cabinet, a block or its day nothing is said', () => {
  expect(
    blockedText({ isBlocked: false, isResting: false, blockedAt: NIGHT }, { t, format }),
  ).toBeUndefined();
  expect(blockedText({ isBlocked: true, isResting: false, blockedAt: null }, { t, format })).toBeUndefined();
  expect(blockedText(null, { t, format })).toBeUndefined();
});
