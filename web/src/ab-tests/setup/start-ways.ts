import type { ErrorKey } from '@vitrina/contract/errors.ts';
import type { Problem } from '../../platform/problem.ts';

/** Where a person goes to mend what a start was refused for. */
export type WayOut = 'wallet' | 'plan' | 'images' | 'campaigns' | 'strategy' | 'tests' | 'key';

const WAYS: Partial<Record<ErrorKey, WayOut>> = {
  'abTest.notEnoughPoints': 'wallet',
  'abTest.tooFewImages': 'images',
  'abTest.tooManyImages': 'images',
  'abTest.tooFewCampaigns': 'campaigns',
  'abTest.campaignsEnded': 'campaigns',
  'abTest.intervalTooShort': 'strategy',
  'abTest.forceFinishRange': 'strategy',
  'abTest.activeLimit': 'tests',
  'abTest.otherTest': 'tests',
  'abTest.readOnlyKey': 'key',
  'abTest.noAdvertisingKey': 'key',
};

/** undefined: nothing on another screen or step would help. */
export function wayOut({ key, meta }: Pick<Problem, 'key' | 'meta'>): WayOut | undefined {
  // A plan without any tests is not mended by ending another one.
  return key === 'abTest.activeLimit' && meta['maximum'] === 0 ? 'plan' : WAYS[key];
}
