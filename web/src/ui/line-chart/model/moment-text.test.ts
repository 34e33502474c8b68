import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import { momentText, sheetMoment, spanText } from './moment-text.ts';

const FORMAT = createFormat('en');
const [DAY, NEXT] = ['2026-11-20', '2026-11-21'];
const [EVENING, NIGHT] = ['2026-11-20T20:30:00.000Z', '2026-11-20T21:30:00.000Z'];

test('a day is written by its date, an instant by date and time', () => {
  expect(momentText(DAY, FORMAT)).toBe(FORMAT.day(DAY));
  expect(momentText(EVENING, FORMAT)).toBe(FORMAT.instantShort(EVENING));
  expect(momentText(EVENING, FORMAT)).not.toBe(FORMAT.day(DAY));
});

test('days make a period, instants are written one after the other', () => {
  expect(spanText(DAY, NEXT, FORMAT)).toBe(FORMAT.period({ from: DAY, to: NEXT }));
  expect(spanText(EVENING, NIGHT, FORMAT)).toBe(
    `${FORMAT.instantShort(EVENING)} — ${FORMAT.instantShort(NIGHT)}`,
  );
});

test('a sheet gets the date, and the time that it is in Moscow', () => {
  expect([DAY, EVENING, NIGHT].map(sheetMoment)).toEqual([
    '2026-11-20',
    '2026-11-20 23:30',
    '2026-11-21 00:30',
  ]);
});
