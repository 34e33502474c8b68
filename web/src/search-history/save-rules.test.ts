import { expect, test } from 'vitest';
import { Problem } from '../platform/problem.ts';
import { saveOrOrder } from './save-rules.ts';

async function listDone(rows: number, refusal?: Error): Promise<string[]> {
  const done: string[] = [];
  await saveOrOrder(rows, {
    save: async () => {
      done.push('saved');
      if (refusal) throw refusal;
    },
    order: async () => void done.push('ordered'),
  });
  return done;
}

test('five thousand rows are a file at once, more are made in the background', async () => {
  expect(await Promise.all([0, 5000, 5001].map((rows) => listDone(rows)))).toEqual([
    ['saved'],
    ['saved'],
    ['ordered'],
  ]);
});

test('what is too much for now is made in the background', async () => {
  for (const key of ['request.tooHeavy', 'request.tooMany'] as const)
    expect(await listDone(10, new Problem(key, {}, 400))).toEqual(['saved', 'ordered']);
});

test('any other refusal is reported, and nothing is ordered', async () => {
  for (const refusal of [new Problem('searchHistory.outOfRange', {}, 400), new Error('request.tooMany')])
    await expect(listDone(10, refusal)).rejects.toBe(refusal);
});
