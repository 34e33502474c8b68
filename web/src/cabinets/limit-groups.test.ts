import { PLAN_LIMIT_TYPES } from '@vitrina/contract/plans.ts';
import { listToolRuns } from '@vitrina/contract/tools/tools.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readTexts } from '../../../scripts/texts/read-texts.ts';
import { groupLimits } from './limit-groups.ts';

const Texts = z.object({
  limits: z.record(z.string(), z.string()),
  cabinets: z.object({ limitsText: z.string(), upTo: z.string() }),
});

const ALL = PLAN_LIMIT_TYPES.map((name) => ({ name, current: 1, maximum: 2 }));

it('shows every kind of limit once, in the group of its tool', () => {
  const shown = groupLimits(ALL).flatMap(({ spent, allowed }) => [...spent, ...allowed]);
  expect(shown.map(({ name }) => name).toSorted()).toEqual([...PLAN_LIMIT_TYPES].toSorted());
});

it('draws bars for what fills up and none for how far one may look', () => {
  const [, positions, search] = groupLimits(ALL);
  expect(positions?.spent.map(({ name }) => name)).toEqual(['positionProducts', 'positionQueries']);
  expect(positions?.allowed.map(({ name }) => name)).toEqual(['positionHistoryDays']);
  expect(search?.allowed.map(({ name }) => name)).toEqual([
    'searchHistoryDaysOzon',
    'searchHistoryDaysWb',
    'searchHistoryDaysYm',
    'searchHistoryQueries',
  ]);
});

it('leaves out a kind that the server does not return', () => {
  expect(groupLimits([]).every(({ spent, allowed }) => spent.length + allowed.length === 0)).toBe(true);
});

const BY_THE_DAY = { ru: 'в день', en: 'a day', fr: 'par jour', ar: 'يوميًا' } as const;

it.each(Object.entries(BY_THE_DAY))(
  'calls what starts again at midnight "a day", and nothing else (%s)',
  (language, words) => {
    const { limits, cabinets } = Texts.parse(readTexts(language));
    const byTheDay = PLAN_LIMIT_TYPES.filter((name) => limits[name]?.endsWith(words));
    expect(byTheDay.toSorted()).toEqual(listToolRuns().toSorted());
    expect(cabinets.limitsText).toContain(words);
    // And names what is never used up as the rows do.
    expect(cabinets.limitsText.toLowerCase()).toContain(cabinets.upTo.replace('{{maximum}}', '').trim());
  },
);
