import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleRows } from '../src/dev-ui/samples/query-rows.ts';
import { newPage, openCase } from './browser.ts';
import { cell, columnOrder, focusedCell, header, textsOf } from './grid.ts';

const ROWS = sampleRows(240);
const POPULARITY = 'count';

async function openTables(page: Page, name = 'DataTable: virtual rows'): Promise<Locator> {
  const table = await openCase(page, 'tables', name);
  await table.scrollIntoViewIfNeeded();
  return table;
}

test('a click sorts, Shift adds the second key, and the head shows both', async () => {
  const table = await openTables(await newPage());
  await header(table, 'query').click();
  expect(await header(table, 'query').getAttribute('aria-sort')).toBe('ascending');
  const collator = new Intl.Collator('ru', { numeric: true });
  const byName = ROWS.map(({ query }) => query).toSorted((one, other) => collator.compare(one, other));
  expect(await textsOf(table, 0, 3)).toEqual(byName.slice(0, 3));

  // Figures up to a hundred in 240 rows: the first key leaves many equal.
  await header(table, POPULARITY).click();
  await header(table, 'dynamics_in7').click({ modifiers: ['Shift'] });
  expect(await header(table, POPULARITY).getAttribute('aria-sort')).toBe('descending');
  expect(await header(table, 'dynamics_in7').innerText()).toContain('2');
  expect(await header(table, 'dynamics_in7').textContent()).toContain('второй ключ сортировки, по убыванию');
  const twoKeys = ROWS.filter(({ figures }) => figures[0] != null).toSorted(
    (one, other) => (other.figures[0] ?? 0) - (one.figures[0] ?? 0) || byFigure(4)(one, other),
  );
  expect(await textsOf(table, 0, 8)).toEqual(twoKeys.slice(0, 8).map(({ query }) => query));
});

const byFigure = (index: number) => (one: (typeof ROWS)[number], other: (typeof ROWS)[number]) => {
  const [a, b] = [one.figures[index] ?? null, other.figures[index] ?? null];
  return a === null || b === null ? Number(a === null) - Number(b === null) : b - a;
};

test('Enter and Shift+Enter on a header do what a click does', async () => {
  const page = await newPage();
  const table = await openTables(page);
  await header(table, 'query').focus();
  await page.keyboard.press('Enter');
  expect(await header(table, 'query').getAttribute('aria-sort')).toBe('ascending');
  await header(table, POPULARITY).focus();
  await page.keyboard.press('Shift+Enter');
  expect(await header(table, 'query').getAttribute('aria-sort')).toBe('ascending');
  expect(await header(table, POPULARITY).locator('sup').innerText()).toBe('2');
});

test('a column that is dragged stays in its place after a reload, and sorts nothing', async () => {
  const page = await newPage();
  const table = await openTables(page);
  const before = await columnOrder(table);
  const sorted = await header(table, POPULARITY).getAttribute('aria-sort');
  const [from, to] = [await boxOf(header(table, 'count')), await boxOf(header(table, 'city'))];
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 4 });
  await page.mouse.move(to.x + 6, to.y + 10, { steps: 4 });
  await page.mouse.up();
  const moved = ['query', 'count', ...before.filter((id) => id !== 'query' && id !== 'count')];
  await expect.poll(() => columnOrder(table)).toEqual(moved);
  expect(await header(table, POPULARITY).getAttribute('aria-sort')).toBe(sorted);
  await page.reload();
  expect(await columnOrder(await openTables(page))).toEqual(moved);
});

test('Shift with an arrow carries a column and the focus goes with it; in Arabic the arrows turn', async () => {
  for (const [language, forth, back] of [
    ['ru', 'Shift+ArrowRight', 'Shift+ArrowLeft'],
    ['ar', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
  ] as const) {
    const page = await newPage({ language });
    const table = await openTables(page);
    const before = await columnOrder(table);
    await header(table, 'city').focus();
    await page.keyboard.press(forth);
    expect((await columnOrder(table)).slice(0, 3), language).toEqual(['query', 'sparkline', 'city']);
    expect(await focusedColumn(page), language).toBe('city');
    await page.keyboard.press(back);
    expect(await columnOrder(table), language).toEqual(before);
    await page.context().close();
  }
});

test('a pinned column stands beside the first one and stays visible', async () => {
  const page = await newPage();
  const table = await openTables(page);
  await table.getByRole('button', { name: 'Вид таблицы' }).click();
  await page.getByRole('button', { name: 'Закрепить столбец «Популярность»' }).click();
  await page.keyboard.press('Escape');
  expect((await columnOrder(table)).slice(0, 2)).toEqual(['query', 'count']);
  const before = await boxOf(header(table, 'count'));
  await table.locator('[class*="scroll"]:has(> table)').evaluate((scroller) => scroller.scrollBy(600, 0));
  expect((await boxOf(header(table, 'count'))).x).toBeCloseTo(before.x, 0);
  expect((await boxOf(header(table, 'angle'))).x).toBeLessThan((await boxOf(header(table, 'ratio'))).x);
});

test('a border gives a column its width, Alt with an arrow too, and a double click takes it back', async () => {
  const page = await newPage();
  const table = await openTables(page);
  const widthOf = async (of = table) => Math.round((await boxOf(header(of, 'query'))).width);
  const first = await widthOf();
  const handle = header(table, 'query').locator('[aria-hidden]').last();
  const box = await boxOf(handle);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf()).toBe(first + 80);
  await header(table, 'query').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => widthOf()).toBe(first + 64);
  await page.reload();
  const again = await openTables(page);
  await expect.poll(() => widthOf(again)).toBe(first + 64);
  await header(again, 'query').locator('[aria-hidden]').last().dblclick();
  await expect.poll(() => widthOf(again)).toBe(first);
});

test('a hand that trembles during a double click takes the width back all the same', async () => {
  const page = await newPage();
  const table = await openTables(page);
  const first = (await boxOf(header(table, 'query'))).width;
  await header(table, 'query').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await boxOf(header(table, 'query'))).width).toBeCloseTo(first + 16, 0);
  const box = await boxOf(header(table, 'query').locator('[aria-hidden]').last());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.move(x + clickCount, y);
    await page.mouse.up({ clickCount });
  }
  await expect.poll(async () => (await boxOf(header(table, 'query'))).width).toBeCloseTo(first, 0);
});

test('the actions with chosen rows are one Tab stop after the rows, arrows lead through them, Escape back', async () => {
  const page = await newPage();
  const table = await openTables(page, 'DataTable: pages');
  const bar = table.getByRole('toolbar', { name: 'Действия с выбранными строками' });
  const clear = bar.getByRole('button', { name: 'Снять выбор' });
  await cell(table, 1, 0).focus();
  await page.keyboard.press('KeyX');
  await table
    .getByRole('status')
    .filter({ hasText: 'Выбрано строк: 2' })
    .filter({ hasText: 'клавиша Tab' })
    .waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('2');
  await page.keyboard.press('ArrowRight');
  expect(await focusedText(page)).toBe('Снять выбор');
  await page.keyboard.press('Home');
  expect(await focusedText(page)).toBe('2');
  await page.keyboard.press('Tab');
  expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await focusedText(page)).toBe('2');
  await page.keyboard.press('Escape');
  expect(await focusedCell(page)).toMatchObject({ row: 1 });
  await clear.focus();
  await page.keyboard.press('Enter');
  await bar.waitFor({ state: 'hidden' });
  expect(await focusedCell(page)).toMatchObject({ row: 1 });
});

test('what is chosen with the box or with X is counted, kept on other pages and can be let go', async () => {
  const page = await newPage();
  const table = await openTables(page, 'DataTable: pages');
  const bar = table.getByRole('toolbar', { name: 'Действия с выбранными строками' });
  expect(await bar.innerText()).toContain('Выбрано строк: 1');
  await cell(table, 1, 0).focus();
  await page.keyboard.press('KeyX');
  expect(await bar.innerText()).toContain('Выбрано строк: 2');
  const boxes = table.getByRole('checkbox', { name: 'Выбрать строку' });
  await boxes.nth(3).click();
  await boxes.nth(6).click({ modifiers: ['Shift'] });
  expect(await bar.innerText()).toContain('Выбрано строк: 6');
  await table.getByRole('button', { name: 'Следующая страница' }).click();
  await cell(table, 1, 0)
    .getByText(ROWS[10]?.query ?? '')
    .waitFor();
  expect(await bar.innerText()).toContain('Выбрано строк: 6');
  await bar.getByRole('button', { name: 'Снять выбор' }).click();
  await bar.waitFor({ state: 'hidden' });
});

test('at 360 px rows are cards with facts of the person, and nothing scrolls sideways', async () => {
  const page = await newPage({ width: 360, height: 740 });
  const table = await openTables(page, 'DataTable: pages');
  const cards = table.getByRole('list', { name: 'чайник электрический' }).getByRole('listitem');
  await cards.nth(9).waitFor();
  expect(await cards.count()).toBe(10);
  expect(await cards.first().innerText()).toContain(ROWS[0]?.query);
  expect(await table.locator('table').count()).toBe(0);
  expect(await cards.first().locator('dt').allInnerTexts()).toContain('Популярность');
  await table.getByRole('button', { name: 'Вид таблицы' }).click();
  await page.getByRole('checkbox', { name: 'Популярность' }).uncheck();
  await page.keyboard.press('Escape');
  expect(await cards.first().locator('dt').allInnerTexts()).not.toContain('Популярность');
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return box;
}

async function focusedText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
}

async function focusedColumn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['column']);
}
