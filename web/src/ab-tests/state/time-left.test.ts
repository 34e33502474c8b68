import { DAY_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { secondsLeft, writeTimeLeft } from './time-left.ts';

const texts = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await texts.init();
const AT = Date.parse('2026-03-01T09:00:00Z');
const after = (ms: number) => new Date(AT + ms).toISOString();

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [67, '1:07'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%i seconds are %s', (seconds, text) => {
  expect(writeTimeLeft(texts.t, seconds)).toBe(text);
});

test('a moment that has passed is due now', () => {
  expect(secondsLeft(after(-DAY_MS), AT)).toBe(0);
});

test('a part of a second is still one: the countdown ends with the switch, not before', () => {
  expect(secondsLeft(after(1), AT)).toBe(1);
});

test('a laptop that slept goes on with what is left, not with what it had counted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (seconds, slept) => {
      const until = after(seconds * SECOND_MS);
      expect(secondsLeft(until, AT + slept * SECOND_MS)).toBe(Math.max(0, seconds - slept));
    }),
  );
});
