import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './payments.ts';

it('money that came is credited once, whatever is lost, doubled, forged or killed', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 120_000);
