import { expect, it } from 'vitest';
import { missed } from '../figure.ts';
import { prove } from './prove-strangers.ts';

it('no address that a person types leads inside', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 60_000);
