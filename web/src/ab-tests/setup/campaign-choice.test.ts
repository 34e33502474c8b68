import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { expect, test } from 'vitest';
import { type Campaign, chooseCampaigns, orderCampaigns, refuseCampaign } from './campaign-choice.ts';

const campaign = (id: string, more: Partial<Campaign> = {}): Campaign => ({
  id,
  title: id,
  state: 'running',
  hasProduct: true,
  fromDate: null,
  toDate: null,
  isNew: false,
  views: 100,
  ...more,
});

test('only a running campaign of the product can be chosen, and why another cannot is said', () => {
  expect(refuseCampaign(campaign('1'))).toBeUndefined();
  expect(refuseCampaign(campaign('1', { state: 'stopped' }))).toBe('notRunning');
  expect(refuseCampaign(campaign('1', { hasProduct: false, state: 'finished' }))).toBe('noProduct');
});

test('what can be chosen stands first, by views; not measured comes after a measured zero', () => {
  const all = [
    campaign('other', { hasProduct: false, views: 9000 }),
    campaign('unmeasured', { views: null }),
    campaign('none', { views: 0 }),
    campaign('stopped', { state: 'stopped', views: 5000 }),
    campaign('busy', { views: 700 }),
  ];
  expect(orderCampaigns(all).map(({ id }) => id)).toEqual(['busy', 'none', 'unmeasured', 'stopped', 'other']);
});

test('a campaign that is gone leaves the choice', () => {
  expect(chooseCampaigns(['2', '9'], [campaign('1'), campaign('2')])).toEqual(['2']);
});

test('no more are chosen than a test takes', () => {
  const all = Array.from({ length: 25 }, (_, nth) => campaign(String(nth)));
  expect(
    chooseCampaigns(
      all.map(({ id }) => id),
      all,
    ),
  ).toHaveLength(AB_BOUNDS.campaigns[1]);
});
