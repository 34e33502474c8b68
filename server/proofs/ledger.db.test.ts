import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './ledger.ts';

it('the ledger keeps every point, whatever comes at once and twice', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 120_000);
