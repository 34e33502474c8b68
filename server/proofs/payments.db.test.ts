import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './payments.ts';

it('money that came is credited once, whatever comes at once, twice or forged', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 120_000);
