import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleMatrix } from '../src/dev-ui/samples/positions.ts';
import { cellText } from '../src/ui/heat-matrix/model/cells-to-tsv.ts';
import { newPage, openCase, readClipboard } from './browser.ts';
import { readCell } from './matrix-pixels.ts';

const ROWS = 12;
const HOURS = 168;
const WEEK = sampleMatrix(ROWS, HOURS);
/** Of the first row, as the sample sets them. */
const NOT_FOUND = 11;
const DEEP = 29;
const GAP = 31;
const NOT_DUE = 41;

type Matrix = { page: Page; part: Locator; grid: Locator; said: () => Promise<string> };

async function openMatrix(language = 'ru'): Promise<Matrix> {
  const page = await newPage({ language });
  const part = await openCase(page, 'matrices', 'HeatMatrix: a week');
  const grid = part.getByRole('grid');
  await grid.focus();
  const said = async () => {
    const id = await grid.getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`).innerText();
  };
  return { page, part, grid, said };
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const times = (count: number, key: string) => Array.from({ length: count }, () => key);
const textAt = (row: number, hour: number) => {
  const cell = WEEK.rows[row]?.cells[hour];
  return cell === undefined ? '' : cellText(cell, 'н/н');
};

test('the first visit begins at the newest hour, and keys say each cell that they reach', async () => {
  const { page, said } = await openMatrix();
  expect(await said()).toContain(`место ${textAt(0, HOURS - 1)}`);
  await press(page, 'Home');
  expect(await said()).toMatch(/^26 окт. 2026.*место/);
  expect(await said()).toContain(`место ${textAt(0, 0)}`);
  await press(page, ...times(NOT_FOUND, 'ArrowRight'));
  expect(await said()).toMatch(/не найден/i);
  await press(page, 'ArrowDown', 'ArrowLeft');
  expect(await said()).toContain(`место ${textAt(1, NOT_FOUND - 1)}`);
  await press(page, 'Control+End');
  expect(await said()).toContain('1 нояб. 2026');
});

test('Enter opens what the focused cell says, and Escape closes it', async () => {
  const { page, part } = await openMatrix();
  const opened = part.locator('[class*="tooltip"][aria-hidden]');
  expect(await opened.count()).toBe(0);
  await press(page, 'Enter');
  await opened.getByText(`место ${textAt(0, HOURS - 1)}`).waitFor();
  await press(page, 'Escape');
  await opened.waitFor({ state: 'detached' });
});

test('time runs from left to right in Arabic too', async () => {
  const { page, said, grid } = await openMatrix('ar');
  await press(page, 'Home');
  const first = await said();
  await press(page, 'ArrowRight');
  expect(await said()).not.toBe(first);
  await press(page, 'ArrowLeft');
  expect(await said()).toBe(first);
  expect(await grid.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('a rectangle is copied exactly: places, н/н, 1000+ and nothing where nobody looked', async () => {
  const { page } = await openMatrix();
  await press(page, 'Home', ...times(NOT_FOUND - 1, 'ArrowRight'));
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+KeyC');
  await page.getByText('Скопировано ячеек: 6').waitFor();
  const lines = [0, 1].map((row) => [10, 11, 12].map((hour) => textAt(row, hour)).join('\t'));
  expect(await readClipboard(page)).toBe(lines.join('\n'));
  expect(lines[0]?.split('\t')[1]).toBe('н/н');
});

test('everything is copied by Ctrl+A, row by row', async () => {
  const { page } = await openMatrix();
  await press(page, 'Control+KeyA', 'Control+KeyC');
  await page.getByText(/Скопировано ячеек: 2.?016/).waitFor();
  const lines = WEEK.rows.map(({ cells }) => cells.map((cell) => cellText(cell, 'н/н')).join('\t'));
  const copied = await readClipboard(page);
  expect(copied).toBe(lines.join('\n'));
  const [first = ''] = copied.split('\n');
  const cells = first.split('\t');
  expect([NOT_FOUND, DEEP, GAP, NOT_DUE].map((hour) => cells[hour])).toEqual(['н/н', '1000+', '', '']);
});

test('a rectangle is drawn with the mouse, and Escape lets it go', async () => {
  const { page, grid } = await openMatrix();
  await press(page, 'Home');
  const box = await grid.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  const at = (row: number, hour: number) =>
    [box.x + 240 + hour * 46 + 23, box.y + 46 + row * 30 + 15] as const;
  await page.mouse.move(...at(0, 0));
  await page.mouse.down();
  await page.mouse.move(...at(1, 1), { steps: 4 });
  await page.mouse.up();
  await press(page, 'Control+KeyC');
  const lines = [0, 1].map((row) => [0, 1].map((hour) => textAt(row, hour)).join('\t'));
  await expect.poll(() => readClipboard(page)).toBe(lines.join('\n'));
});

test('the twin table holds what is visible and follows the focus', async () => {
  const { page, part } = await openMatrix();
  await press(page, 'Home');
  const twin = part.getByRole('table', { name: /видимая часть/ });
  await expect.poll(() => firstHead(twin)).toContain('26 окт. 2026');
  const cells = await twin.locator('tbody tr').first().locator('td').allInnerTexts();
  expect(cells[0]).toBe(`место ${textAt(0, 0)}`);
  expect(cells[NOT_FOUND]).toMatch(/не найден/i);
  expect(cells.length).toBeLessThan(40);
  await press(page, 'End');
  await expect.poll(() => firstHead(twin)).toContain('1 нояб. 2026');
});

test('colours are those of the places or, when chosen, of the changes', async () => {
  const { page, part, grid } = await openMatrix();
  await press(page, 'Home');
  const place = Number(textAt(0, 0));
  const tone = place > 100 ? 'rest' : place > 50 ? 'top100' : place > 10 ? 'top50' : 'top10';
  await expect
    .poll(async () => (await readCell(grid, 0, 1)).corner)
    .toBe(await colorOf(grid, `place-${tone}`));
  // Of three neighbours that wander at least one moved.
  const before = await Promise.all([2, 3, 4].map((hour) => readCell(grid, 0, hour)));
  await part.getByText('По изменению').click();
  await part.getByText('упал на треть и больше').waitFor();
  await expect
    .poll(async () => Promise.all([2, 3, 4].map((hour) => readCell(grid, 0, hour))))
    .not.toEqual(before);
});

test('what was not checked is hatched, and what is not due yet is empty', async () => {
  const { page, grid } = await openMatrix();
  await press(page, 'Home', ...times(NOT_DUE + 2, 'ArrowRight'));
  await expect.poll(async () => (await readCell(grid, 0, GAP)).colors).toBeGreaterThan(1);
  const blank = await readCell(grid, 0, NOT_DUE);
  expect(blank.colors).toBe(1);
  expect(blank.hasHatch).toBe(false);
  expect((await readCell(grid, 0, GAP)).hasHatch).toBe(true);
  expect((await readCell(grid, 0, GAP + 1)).hasHatch).toBe(false);
});

async function firstHead(twin: Locator): Promise<string> {
  return twin.locator('thead th').first().innerText();
}

async function colorOf(grid: Locator, name: string): Promise<string> {
  return grid.evaluate((element, variable) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--v-${variable})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return (color.match(/\d+/g) ?? []).slice(0, 3).join(' ');
  }, name);
}
