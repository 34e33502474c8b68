import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './office.ts';

it('the log of the office is one chain in which every change is found, and nobody else gets into the office', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 60_000);
