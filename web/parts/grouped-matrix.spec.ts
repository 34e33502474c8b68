import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { groupedMatrix } from '../src/dev-ui/samples/grouped-matrix.ts';
import words from '../src/dev-ui/samples/words.json';
import { cellText } from '../src/ui/heat-matrix/model/cells-to-tsv.ts';
import { medianCells, worstCells } from '../src/ui/heat-matrix/model/group-cells.ts';
import { newPage, openCase, readClipboard } from './browser.ts';
import { readCell } from './matrix-pixels.ts';

const { buckets, rows } = groupedMatrix();
const [first] = rows;
const GROUP = rows.filter(({ group }) => group === first?.group);
const LEAD_PX = 300;
/** Lines: the median of the first group, its three rows, the median of the second one. */
const MEDIAN = 0;
const FIRST_ROW = 1;

type Matrix = {
  page: Page;
  part: Locator;
  grid: Locator;
  done: () => Promise<string>;
  said: () => Promise<string>;
};

async function openMatrix(language = 'ru'): Promise<Matrix> {
  const page = await newPage({ language });
  const part = await openCase(page, 'matrices', 'HeatMatrix: groups');
  const grid = part.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('Control+Home');
  return {
    page,
    part,
    grid,
    done: () => part.locator('output').innerText(),
    said: async () => page.locator(`[id="${await grid.getAttribute('aria-activedescendant')}"]`).innerText(),
  };
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function pointAt({ page, grid }: Matrix, line: number, hour: number): Promise<void> {
  const box = await grid.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  await page.mouse.move(box.x + LEAD_PX + hour * 46 + 23, box.y + (line < 0 ? 12 : 46 + line * 30 + 15));
}

const times = (count: number, key: string) => Array.from({ length: count }, () => key);
const written = (row: { cells: Parameters<typeof cellText>[0][] } | undefined, from: number, until: number) =>
  (row?.cells ?? []).slice(from, until).map((cell) => cellText(cell, 'н/н'));

test('Enter and Space close and open a group, which then has its median and its worst', async () => {
  const matrix = await openMatrix();
  const { page, grid, said } = matrix;
  const lines = () => grid.getByRole('row').count();
  const open = await lines();
  expect(await said()).toMatch(/медиана.*раскрыта/);
  await press(page, 'Enter');
  await expect.poll(lines).toBe(open - GROUP.length + 1);
  expect(await said()).toMatch(/медиана.*свёрнута/);
  const names = await grid.getByRole('rowheader').allInnerTexts();
  expect(names.some((name) => name.startsWith(first?.id ?? ' '))).toBe(false);
  await press(page, 'ArrowDown');
  expect(await said()).toMatch(/худшее место/);
  await press(page, 'ArrowUp', 'Space');
  await expect.poll(lines).toBe(open);
  await grid
    .getByRole('rowheader')
    .filter({ hasText: `${first?.group}` })
    .first()
    .click();
  await expect.poll(lines).toBe(open - GROUP.length + 1);
});

test('figures of a group are copied with its rows: numbers, н/н and nothing before the first check', async () => {
  const { page } = await openMatrix();
  await press(
    page,
    'Enter',
    ...times(3, 'ArrowRight'),
    ...times(9, 'Shift+ArrowRight'),
    'Shift+ArrowDown',
    'Control+KeyC',
  );
  await page.getByText('Скопировано ячеек: 20').waitFor();
  const expected = [medianCells(GROUP), worstCells(GROUP)].map((cells) => written({ cells }, 3, 13));
  expect((await readClipboard(page)).split('\n').map((line) => line.split('\t'))).toEqual(expected);
  expect(expected[0]?.[0]).toBe('');
  expect(expected[1]).toContain('н/н');
  expect(expected[0]?.slice(1).every((text) => /^\d+$/.test(text))).toBe(true);
});

test('a click opens a cell, and so does Enter; a drag copies and opens nothing', async () => {
  const matrix = await openMatrix();
  const { page, done } = matrix;
  await pointAt(matrix, FIRST_ROW, 6);
  await page.mouse.down();
  await pointAt(matrix, FIRST_ROW + 1, 7);
  await page.mouse.up();
  await press(page, 'Control+KeyC');
  const lines = [0, 1].map((row) => written(rows[row], 6, 8).join('\t'));
  await expect.poll(() => readClipboard(page)).toBe(lines.join('\n'));
  expect(await done()).toBe('');
  await pointAt(matrix, FIRST_ROW, 5);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(done).toBe(`${first?.id}|${buckets[5]}`);
  await press(page, 'ArrowRight', 'Enter');
  await expect.poll(done).toBe(`${first?.id}|${buckets[6]}`);
  // Nothing is known of it yet.
  await pointAt(matrix, FIRST_ROW, 1);
  await page.mouse.down();
  await page.mouse.up();
  expect(await done()).toBe(`${first?.id}|${buckets[6]}`);
});

test('dragging over hours of two days chooses both, and a click on a head chooses nothing', async () => {
  const matrix = await openMatrix();
  const { page, done } = matrix;
  await pointAt(matrix, -1, 10);
  await page.mouse.down();
  await page.mouse.up();
  expect(await done()).toBe('');
  await pointAt(matrix, -1, 3);
  await page.mouse.down();
  await pointAt(matrix, -1, 5);
  await page.mouse.up();
  await expect.poll(done).toBe(`${buckets[0]}/${buckets[24]}`);
  await press(page, 'Control+Home', 'Escape', 'Escape');
  await expect.poll(done).toBe('left');
});

test('the first checks are awaited under a pattern and a word of their own', async () => {
  const { page, grid, part, said } = await openMatrix();
  await press(page, 'ArrowDown', ...times(2, 'ArrowRight'));
  expect(await said()).toContain('собираем');
  await press(page, 'ArrowLeft');
  expect(await said()).toContain('ещё не проводилась');
  await press(page, 'Control+Home');
  await expect.poll(async () => (await readCell(grid, FIRST_ROW, 3, LEAD_PX)).colors).toBeGreaterThan(1);
  expect((await readCell(grid, FIRST_ROW, 1, LEAD_PX)).colors).toBe(1);
  await part.locator('span', { hasText: /^собираем$/ }).waitFor();
});

test('another step of checks is said in its column, in the legend and in the twin', async () => {
  const { page, part, said } = await openMatrix();
  const [, mark = ''] = words.things;
  await press(page, 'ArrowDown', ...times(29, 'ArrowRight'));
  expect(await said()).not.toContain(mark);
  await press(page, 'ArrowRight');
  expect(await said()).toContain(mark);
  await part.getByText('изменился шаг проверок').waitFor();
  const twin = part.getByRole('table', { name: /видимая часть/ });
  await expect.poll(() => twin.locator('thead').innerText()).toContain(mark);
  const names = await twin.locator('tbody th').allInnerTexts();
  expect(names[MEDIAN]).toContain('медиана');
  // The row that never moves, and the group of it.
  expect(names.filter((name) => name.includes('почти без изменений'))).toHaveLength(2);
});

test('the first tap shows the hint and the second one opens', async () => {
  const page = await newPage({ language: 'ru', hasTouch: true });
  const part = await openCase(page, 'matrices', 'HeatMatrix: groups');
  const grid = part.getByRole('grid');
  await grid.scrollIntoViewIfNeeded();
  const box = await grid.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  const left = await grid.evaluate((element) => element.scrollLeft);
  const at = [box.x + LEAD_PX + 2 * 46 + 10, box.y + 46 + FIRST_ROW * 30 + 15] as const;
  await page.touchscreen.tap(...at);
  await part.locator('[class*="tooltip"][aria-hidden]').waitFor();
  expect(await part.locator('output').innerText()).toBe('');
  await page.touchscreen.tap(...at);
  const hour = Math.floor((left + 2 * 46 + 10) / 46);
  await expect.poll(() => part.locator('output').innerText()).toBe(`${first?.id}|${buckets[hour]}`);
});
