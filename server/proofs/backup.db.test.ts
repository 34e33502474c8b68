import { expect, it } from 'vitest';
import { prove } from './backup/prove-backup.ts';
import { missed } from './figure.ts';

it('what is written during a backup is wholly in it or not at all', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 120_000);
