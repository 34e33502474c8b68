import { SELLER_CHANGED_VOID } from '@vitrina/contract/ab-tests/results.ts';
import { expect, test } from 'vitest';
import { voidReasonText } from './void-reason.ts';

const t = ((key: string) => key) as never;

test('a window is left out for a reason of a person or of the product', () => {
  expect(voidReasonText({ voidReason: 'распродажа', voidedBy: 'Анна' }, t)).toBe('распродажа');
  expect(voidReasonText({ voidReason: 'распродажа', voidedBy: null }, t)).toBe('распродажа');
  expect(voidReasonText({ voidReason: SELLER_CHANGED_VOID, voidedBy: null }, t)).toBe(
    'abTestDetails.schedule.sellerChanged',
  );
  expect(voidReasonText({ voidReason: null, voidedBy: null }, t)).toBeUndefined();
});
