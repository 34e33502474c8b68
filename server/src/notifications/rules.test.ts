import { NOTIFICATION_GROUPS, NotificationGroup } from '@vitrina/contract/notifications/notifications.ts';
import { expect, it } from 'vitest';
import { kindsOf } from './rules.ts';

it('every event is in "all" and in one group', () => {
  const all = Object.keys(NOTIFICATION_GROUPS).toSorted();
  expect(kindsOf(undefined).toSorted()).toEqual(all);
  expect(NotificationGroup.options.flatMap((group) => kindsOf(group)).toSorted()).toEqual(all);
});

it('image tests are in theirs', () => {
  expect(kindsOf('tests')).toEqual([
    'abTestLaunched',
    'abTestPaused',
    'abTestFinished',
    'abTestRestoreFailing',
  ]);
});

it('money is in the tab of money', () => {
  expect(kindsOf('billing')).toEqual([
    'cabinetBlocked',
    'cabinetUnblocked',
    'planEnding',
    'planEnded',
    'planRenewed',
    'trialBegan',
    'walletLow',
  ]);
});
