import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleRows } from '../src/dev-ui/samples/query-rows.ts';
import { newPage, openCase, openPart, readClipboard } from './browser.ts';
import { cell, focusedCell, header } from './grid.ts';

const ROWS = sampleRows(240);
/** As the case of virtual rows begins: by the first figure, the largest first, the unmeasured last. */
const SORTED = ROWS.toSorted((one, other) => rank(other) - rank(one));
const LONG = 100_000;

function rank({ figures }: (typeof ROWS)[number]): number {
  return figures[0] ?? -1;
}

async function openTable(page: Page, name = 'DataTable: virtual rows'): Promise<Locator> {
  const table = await openCase(page, 'tables', name);
  await table.scrollIntoViewIfNeeded();
  return table;
}

test('arrows walk over the cells, far with Ctrl, and sideways the other way in Arabic', async () => {
  for (const [language, forth, back] of [
    ['ru', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    const page = await newPage({ language });
    const table = await openTable(page);
    await cell(table, 1, 0).focus();
    const pressed = async (key: string) => {
      await page.keyboard.press(key);
      return focusedCell(page);
    };
    expect(await pressed('ArrowDown'), language).toEqual({ row: 2, column: 1 });
    expect(await pressed(forth), language).toEqual({ row: 2, column: 2 });
    expect(await pressed(back), language).toEqual({ row: 2, column: 1 });
    expect(await pressed(back), language).toEqual({ row: 2, column: 1 });
    expect(await pressed('End'), language).toEqual({ row: 2, column: 20 });
    expect(await pressed('Control+End'), language).toEqual({ row: 240, column: 20 });
    expect(await pressed('Control+Home'), language).toEqual({ row: 1, column: 1 });
    expect(await pressed('ArrowUp'), language).toEqual({ row: 0, column: 1 });
    await page.context().close();
  }
});

test('Tab reaches one cell of a table, and the next one leaves it', async () => {
  const page = await newPage();
  const table = await openTable(page);
  await cell(table, 3, 2).focus();
  await page.keyboard.press('Tab');
  expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await focusedCell(page)).toEqual({ row: 3, column: 3 });
});

test('a rectangle is copied as Excel of the language reads it: digits, empty cells, no formulas', async () => {
  for (const by of ['keys', 'mouse'] as const) {
    const page = await newPage();
    const table = await openTable(page);
    if (by === 'keys') {
      await cell(table, 1, 0).focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
        await page.keyboard.press(`Shift+${key}`);
    } else {
      await cell(table, 1, 0).hover({ position: { x: 12, y: 8 } });
      await page.mouse.down();
      await cell(table, 3, 4).hover();
      await table.locator('td[aria-selected]').nth(14).waitFor();
      await page.mouse.up();
    }
    expect(await table.locator('td[aria-selected]').count(), by).toBe(15);
    await page.keyboard.press('Control+KeyC');
    await page.getByText('Скопировано 15 ячеек').waitFor();
    const lines = SORTED.slice(0, 3).map(({ query, city, figures }) =>
      [query, city, '', figures[0] ?? '', figures[1] ?? ''].join('\t'),
    );
    expect(await readClipboard(page), by).toBe(lines.join('\n'));
    await page.keyboard.press('Escape');
    expect(await table.locator('td[aria-selected]').count(), by).toBe(0);
    await page.context().close();
  }
});

test('one cell is copied without a rectangle, and a header is not', async () => {
  const page = await newPage();
  const table = await openTable(page);
  await cell(table, 2, 0).focus();
  await page.keyboard.press('Control+KeyC');
  await page.getByText('Скопирована 1 ячейка').waitFor();
  expect(await readClipboard(page)).toBe(SORTED[1]?.query);
  await header(table, 'query').focus();
  await page.keyboard.press('Control+KeyC');
  expect(await readClipboard(page)).toBe(SORTED[1]?.query);
});

test('100,000 rows: no blank row is ever painted, and the cursor survives', async () => {
  const page = await newPage();
  await openPart(page, 'table-100000');
  const table = page.locator('body');
  await cell(table, 1, 0).waitFor();
  await cell(table, 2, 1).focus();
  const blanks = await page.evaluate(countBlanks, 60);
  expect(blanks).toBe(0);
  expect(await focusedCell(page)).toEqual({ row: 2, column: 2 });
  await page.keyboard.press('ArrowDown');
  expect(await focusedCell(page)).toEqual({ row: 3, column: 2 });
  await page.keyboard.press('Control+End');
  expect(await focusedCell(page)).toEqual({ row: LONG, column: 20 });
  expect(await page.locator('tr[data-row]').count()).toBeLessThan(80);
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(LONG + 1));
});

/** In the page: scrolls by a little and by a lot in turn, and after each frame looks at what stands in the window. */
async function countBlanks(frames: number): Promise<number> {
  const scroller = document.querySelector('[role="grid"]')?.parentElement;
  if (!scroller) throw new Error('There is no table.');
  const { left, top, height } = scroller.getBoundingClientRect();
  const isBlank = (share: number) => {
    const row = document.elementFromPoint(left + 40, top + height * share)?.closest('tr');
    return !row?.dataset['row'] || row.textContent.trim() === '';
  };
  let blanks = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += frame % 3 === 0 ? 40_000 : 500;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    if ([0.2, 0.5, 0.8, 0.95].some(isBlank)) blanks += 1;
  }
  return blanks;
}
