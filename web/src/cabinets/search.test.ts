import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CabinetSearch } from './search.ts';

test.each([
  [{ tab: 'danger' }, { tab: 'danger' }],
  [
    { tab: 'users', fix: 'key' },
    { tab: 'users', fix: 'key' },
  ],
  [
    { tab: 'webhooks', webhook: 4 },
    { tab: 'webhooks', webhook: 4 },
  ],
  [{ tab: 'nonsense', fix: '1', webhook: 'x' }, {}],
  [{}, {}],
])('the address %j is read as %j', (given, read) => {
  expect(z.parse(CabinetSearch, given)).toEqual(read);
});
