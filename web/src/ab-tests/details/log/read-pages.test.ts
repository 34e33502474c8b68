import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

async function readAll(total: number) {
  const pages: number[] = [];
  const rows = await readPages(({ page, pageSize }) => {
    pages.push(page);
    const first = (page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - first));
    return Promise.resolve({ rows: Array.from({ length: count }, (_, index) => first + index), total });
  });
  return { rows, pages };
}

test.each([
  [0, 1],
  [99, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('%d rows take %d pages', async (total, count) => {
  const { rows, pages } = await readAll(total);
  expect(rows).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(pages).toHaveLength(count);
});

test('a list that grows meanwhile ends all the same', async () => {
  let total = 150;
  const rows = await readPages(() => {
    total -= 100;
    return Promise.resolve({ rows: total > 0 ? Array.from({ length: 100 }, () => 0) : [], total: 1000 });
  });
  expect(rows).toHaveLength(100);
});
