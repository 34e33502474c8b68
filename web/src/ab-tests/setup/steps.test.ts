import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { expect, test } from 'vitest';
import { besideStep, listMissing, SETUP_STEPS } from './steps.ts';

const images = (count: number) => Array.from({ length: count }, () => ({}) as never);
const settings = { campaignIds: ['7'], intervalMinutes: 60 };

test.each([
  [images(0), { ...settings, campaignIds: [] }, ['images', 'campaigns']],
  [images(AB_BOUNDS.images[0] - 1), settings, ['images']],
  [images(AB_BOUNDS.images[0]), { ...settings, campaignIds: [] }, ['campaigns']],
  [images(AB_BOUNDS.images[0]), { ...settings, intervalMinutes: 10 }, ['strategy']],
  [images(AB_BOUNDS.images[0]), settings, []],
] as const)('%#: what is missing is named', (shown, chosen, missing) => {
  expect(
    listMissing({ images: [...shown], settings: { ...chosen, campaignIds: [...chosen.campaignIds] } }, 20),
  ).toEqual(missing);
});

test('the steps lead to the end and back again, and stop there', () => {
  const there = SETUP_STEPS.map((step) => besideStep(step, 1));
  expect(there).toEqual(['images', 'campaigns', 'strategy', 'review', 'review']);
  expect(SETUP_STEPS.map((step) => besideStep(step, -1))).toEqual([
    'product',
    'product',
    'images',
    'campaigns',
    'strategy',
  ]);
});
