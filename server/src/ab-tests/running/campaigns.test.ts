import { expect, it } from 'vitest';
import { CAMPAIGN_STATES } from '../../integrations/ozon-performance/campaign.ts';
import { judgeCampaigns } from './campaigns.ts';

const { running, stopped, inactive, finished } = CAMPAIGN_STATES;

it.each([
  ['one of them runs', { 1: stopped, 2: running }, 'running'],
  ['both wait for money or their owner', { 1: stopped, 2: inactive }, 'stopped'],
  ['one can still be switched on', { 1: finished, 2: inactive }, 'stopped'],
  ['both are past their last day', { 1: finished, 2: finished }, 'ended'],
  ['one is past its last day and the other is not listed', { 1: finished }, 'stopped'],
  ['neither is listed, as with the key of another account', {}, 'stopped'],
  ['one is not listed and the other runs', { 2: running }, 'running'],
  ['a state that no contract has', { 1: 'CAMPAIGN_STATE_MODERATION', 2: finished }, 'stopped'],
])('%s', (_, states, judged) => {
  expect(judgeCampaigns(['1', '2'], new Map(Object.entries(states)))).toBe(judged);
});
