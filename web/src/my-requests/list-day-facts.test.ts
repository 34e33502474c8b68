import type { RequestsDays } from '@vitrina/contract/my-requests.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { listDayFacts } from './list-day-facts.ts';

const format = createFormat('en');
const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const week = { from: '2026-02-23', to: '2026-03-01' };
const DAYS: RequestsDays = { visible: week, week, weekBefore: null, lookBack: null, hiddenDays: 0 };
const frequency = { day: '2026-02-28', window: 28 };

test('the week of the own numbers and the day of the market are listed where there are any', () => {
  const own = `week ${format.periodShort(week)}`;
  const market = `frequencyOf ${format.day('2026-02-28')} 28`;
  const facts = (reported: Parameters<typeof listDayFacts>[0]) => listDayFacts(reported, { t, format });
  expect(facts({ days: DAYS, frequency })).toEqual([own, market]);
  expect(facts({ days: DAYS, frequency: null })).toEqual([own]);
  expect(facts({ days: { ...DAYS, week: null }, frequency })).toEqual([market]);
  expect(facts({ days: { ...DAYS, week: null } })).toEqual([]);
});
