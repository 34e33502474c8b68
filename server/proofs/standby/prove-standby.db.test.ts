import { expect, it } from 'vitest';
import { missed } from '../figure.ts';
import { prove } from './prove-standby.ts';

it('a promoted standby has what was answered, and the product goes on with it', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 180_000);
