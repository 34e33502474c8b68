import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './holds.ts';

it('no hold is lost or doubled by a killed process', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 60_000);
