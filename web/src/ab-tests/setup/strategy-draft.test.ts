import { AB_INTERVALS } from '@vitrina/contract/ab-tests/bounds.ts';
import { AbSettings } from '@vitrina/contract/ab-tests/project.ts';
import { expect, test } from 'vitest';
import { changesOf, draftOf, listFaults, listIntervals } from './strategy-draft.ts';

const SETTINGS: AbSettings = {
  name: 'Кружка',
  description: '',
  campaignIds: ['7'],
  strategy: 'views',
  sureBy: 'precision',
  intervalMinutes: 60,
  targetViews: 10_000,
  targetClicks: 400,
  forceFinish: '14.00:00:00',
  minimumEffectPercent: 10,
  appliesWinner: false,
};
const draft = draftOf(SETTINGS);

test('a draft that nobody has touched has nothing to store and nothing wrong', () => {
  expect([changesOf(draft, SETTINGS), listFaults(draft)]).toEqual([{}, []]);
});

test('only what differs is stored', () => {
  const changed = { ...draft, strategy: 'sure', days: '7', hours: '12' } as const;
  expect(changesOf(changed, SETTINGS)).toEqual({ strategy: 'sure', forceFinish: '7.12:00:00' });
});

test.each([
  ['targetViews', { targetViews: '999' }],
  ['targetViews', { targetViews: '' }],
  ['targetClicks', { targetClicks: '49' }],
  ['forceFinish', { days: '0' }],
  ['forceFinish', { days: '' }],
  ['forceFinish', { hours: '24' }],
  ['forceFinish', { days: '91' }],
  ['minimumEffect', { minimumEffect: '51' }],
] as const)('%s is named for %j, and the rest is stored all the same', (field, wrong) => {
  const changed = { ...draft, ...wrong, appliesWinner: true };
  expect(listFaults(changed)).toEqual([field]);
  expect(changesOf(changed, SETTINGS)).toEqual({ appliesWinner: true });
});

test('hours that nobody typed are none', () => {
  expect(changesOf({ ...draft, hours: '' }, SETTINGS)).toEqual({});
});

test('what is stored is what the contract takes', () => {
  const changed = {
    ...draft,
    strategy: 'clicks',
    targetClicks: '50',
    days: '90',
    minimumEffect: '1',
  } as const;
  expect(AbSettings.safeParse({ ...SETTINGS, ...changesOf(changed, SETTINGS) }).success).toBe(true);
});

test('intervals shorter than pictures change are not offered, but for the one that is chosen', () => {
  expect(listIntervals(60, 90)).toEqual([60, ...AB_INTERVALS.filter((minutes) => minutes >= 90)]);
  expect(listIntervals(120, 0)).toEqual([...AB_INTERVALS]);
});
