import { setImmediate as yieldOnce } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('so many at once, so many in the queue, and the rest is refused', async () => {
  const pass = createSemaphore({ atOnce: 2, waiting: 3 });
  let within = 0;
  let most = 0;
  const work = async () => {
    within += 1;
    most = Math.max(most, within);
    await yieldOnce();
    within -= 1;
  };
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => pass(work)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(
    answers.filter(({ status }) => status === 'rejected').map((one) => String(Reflect.get(one, 'reason'))),
  ).toEqual(Array.from({ length: 5 }, () => 'Error: request.tooMany'));
  expect(most).toBe(2);
});

test('a place that is given back is handed to the one who waited', async () => {
  const pass = createSemaphore({ atOnce: 1, waiting: 1 });
  const seen: string[] = [];
  const first = pass(async () => void seen.push('first'));
  const second = pass(async () => void seen.push('second'));
  await expect(pass(async () => void seen.push('third'))).rejects.toThrow('request.tooMany');
  await Promise.all([first, second]);
  await pass(async () => void seen.push('fourth'));
  expect(seen).toEqual(['first', 'second', 'fourth']);
});

test('work that fails gives its place back', async () => {
  const pass = createSemaphore({ atOnce: 1, waiting: 0 });
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pass(() => Promise.resolve(7))).toBe(7);
});
