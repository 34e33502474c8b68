import { Sku, TagId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { withScope } from './rule-draft.ts';

test('a rule of one product is of it whosever it is; another scope keeps the choice', () => {
  const product = { kind: 'product', sku: Sku.parse(7) } as const;
  expect(withScope(product)).toEqual({ scope: product, whose: 'all' });
  const tag = { kind: 'tag', tagId: TagId.parse(3) } as const;
  expect(withScope(tag)).toEqual({ scope: tag });
});
