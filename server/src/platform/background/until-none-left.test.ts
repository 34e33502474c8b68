import { expect, test, vi } from 'vitest';
import { untilNoneLeft } from './until-none-left.ts';

const partsOf = (...parts: number[]) => vi.fn(async () => parts.shift() ?? 0);

test('goes on until a part finds nothing', async () => {
  const work = partsOf(5, 1, 0, 7);
  await untilNoneLeft(work, new AbortController().signal);
  expect(work).toHaveBeenCalledTimes(3);
});

test('begins nothing more once the process is to end', async () => {
  const stopping = new AbortController();
  const work = vi.fn(async () => {
    stopping.abort();
    return 5;
  });
  await untilNoneLeft(work, stopping.signal);
  await untilNoneLeft(work, stopping.signal);
  expect(work).toHaveBeenCalledTimes(1);
});
