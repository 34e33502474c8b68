import { WEBHOOK_KINDS } from '@vitrina/contract/notifications/webhooks.ts';
import { expect, it } from 'vitest';
import { KIND_GROUPS } from './kind-groups.ts';

it('every kind stands in one group', () => {
  const grouped = Object.values(KIND_GROUPS).flat();
  expect(grouped.toSorted()).toEqual([...WEBHOOK_KINDS].toSorted());
});
