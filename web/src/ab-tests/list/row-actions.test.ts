import { expect, test } from 'vitest';
import { listActions, mayResume, stopCard, stopCost } from './row-actions.ts';

test.each([
  ['setup', false, ['continue', 'copy', 'delete']],
  ['running', false, ['pause', 'stop']],
  ['paused', false, ['resume', 'stop']],
  ['finished', false, ['copy', 'archive', 'delete']],
  ['finished', true, ['copy', 'unarchive', 'delete']],
] as const)('%s, in the archive %s', (status, isArchived, actions) => {
  expect(listActions({ status, isArchived })).toEqual(actions);
});

test('what runs can be neither deleted nor put away', () => {
  const running = [
    ...listActions({ status: 'running', isArchived: false }),
    ...listActions({ status: 'paused', isArchived: false }),
  ];
  expect(running).not.toContain('delete');
  expect(running).not.toContain('archive');
});

const image = (excludedAt: string | null) => ({
  id: 1 as never,
  number: 1,
  idea: '',
  url: '',
  width: 900,
  height: 1200,
  bytes: 1,
  isOriginal: false,
  excludedAt,
});

test('one image that is left compares with nothing', () => {
  const gone = image('2026-03-01T09:00:00.000Z');
  expect(mayResume({ images: [image(null), image(null), gone] })).toBe(true);
  expect(mayResume({ images: [image(null), gone, gone] })).toBe(false);
});

test.each([
  ['before the image is changed', { pricePoints: 490, lastSwitchAt: null }, 'nothing'],
  ['from the first change on', { pricePoints: 490, lastSwitchAt: '2026-03-01T15:00:00.000Z' }, 'whole'],
  ['of the same picture', { pricePoints: 0, lastSwitchAt: '2026-03-01T15:00:00.000Z' }, 'free'],
] as const)('stopped %s', (_when, test, cost) => {
  expect(stopCost(test)).toBe(cost);
});

test.each([
  ['testing', false, 'original'],
  ['testing', true, 'originalOrWinner'],
  ['sellerChanged', true, 'sellers'],
  ['sellerChanged', false, 'sellers'],
] as const)('a stop with the card %s, the winner stays %s: %s', (card, appliesWinner, left) => {
  expect(stopCard({ card, settings: { appliesWinner } as never })).toBe(left);
});
