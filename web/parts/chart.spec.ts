import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleInstants, sampleLines } from '../src/dev-ui/samples/lines.ts';
import { createFormat } from '../src/platform/texts/create-format.ts';
import { caseOf, hasFocus, newPage, openCase, openPart } from './browser.ts';
import { readColumns } from './chart-pixels.ts';

const DAYS = 90;
const THREE = sampleLines(3, DAYS);
const PLACES = sampleLines(3, DAYS, 'place');
const TWELVE = sampleLines(12, DAYS);
const MANY = sampleInstants(3, 9_000);
const NAMED_GAPS = 'Places: inverted, gaps';
const WITH_NOTES = 'Lines with gaps';
const TWO_AXES = 'Two axes';

async function openChart(page: Page, name: string): Promise<Locator> {
  return drawn(await openCase(page, 'charts', name));
}

/** Two charts of a page that has all of them, one below the other. */
async function openBoth(page: Page, ...names: [string, string]): Promise<[Locator, Locator]> {
  await openPart(page, 'charts');
  return [await drawn(caseOf(page, names[0])), await drawn(caseOf(page, names[1]))];
}

async function drawn(chart: Locator): Promise<Locator> {
  await chart.scrollIntoViewIfNeeded();
  await chart.locator('.u-over').waitFor();
  return chart;
}

const lineOf = (chart: Locator, index: number) =>
  chart.getByRole('group', { name: 'Линии графика' }).getByRole('button').nth(index);
const plotOf = (chart: Locator) => chart.locator('[role="group"][tabindex="0"]');
const pressed = async (chart: Locator) =>
  Promise.all([0, 1, 2].map(async (index) => lineOf(chart, index).getAttribute('aria-pressed')));

test('no line crosses a gap, and a point that stands alone is drawn', async () => {
  const page = await newPage();
  const chart = await openChart(page, 'Twelve lines');
  await lineOf(chart, 0).click();
  const [{ values } = { values: [] }] = TWELVE.series;
  const isKnown = (index: number) => values[index] != null;
  expect([15, 16, 17].map(isKnown)).toEqual([false, true, false]);
  const columns = await readColumns(chart, DAYS);
  for (let index = 1; index < DAYS - 2; index += 1) {
    const isLine = isKnown(index) && isKnown(index + 1);
    expect(columns.between[index], `between ${index} and ${index + 1}`).toBe(isLine);
    if (isKnown(index)) expect(columns.at[index], `at ${index}`).toBe(true);
  }
});

test.each([1280, 700, 360])('the legend names every line that is drawn, %i px wide', async (width) => {
  const page = await newPage({ width });
  const chart = await openChart(page, 'Twelve lines');
  const names = chart.getByRole('group', { name: 'Линии графика' }).locator('[aria-pressed="true"]');
  expect(await names.count()).toBe(10);
  const plot = await chart.locator('.u-over').boundingBox();
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(plot?.y ?? 0);
    // What a box that scrolls leaves out of sight is not where it would be pressed.
    await name.click({ trial: true });
    expect(
      await name.evaluate(
        (one) => one.parentElement && one.parentElement.scrollHeight - one.parentElement.clientHeight,
      ),
    ).toBe(0);
  }
  expect(plot?.height).toBeGreaterThan(80);
});

test('of thousands of points each stretch is drawn, and a gap among them stays empty', async () => {
  const page = await newPage();
  const chart = await openChart(page, 'Nine thousand points');
  await lineOf(chart, 0).click();
  const [{ values } = { values: [] }] = MANY.series;
  const places = 40;
  const columns = await readColumns(chart, places + 1);
  const isKnown = columns.at.map((_, place) => values[Math.round((place / places) * 8_999)] !== null);
  expect(new Set(isKnown).size).toBe(2);
  expect(columns.at).toEqual(isKnown);
});

test('the menu of a chart comes when it is asked for, and gives the focus back', async () => {
  const page = await newPage();
  const chart = await openChart(page, WITH_NOTES);
  const button = chart.getByRole('button', { name: 'Скачать' });
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Таблица CSV' }).waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Таблица CSV' }).waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(button)).toBe(true);
});

test('a chart that was scrolled away while the cursor moved comes back without a stale one', async () => {
  const page = await newPage({ height: 500 });
  const [first, second] = await openBoth(page, WITH_NOTES, TWO_AXES);
  const cursorOf = (chart: Locator) =>
    chart.locator('.u-cursor-x').evaluate((element) => (element as HTMLElement).style.transform);
  await first.scrollIntoViewIfNeeded();
  await plotOf(first).focus();
  await page.keyboard.press('End');
  await expect.poll(async () => cursorOf(second)).toMatch(/^translate\(\d{3,}px/);
  await second.evaluate(async (element) => {
    const spacer = document.createElement('div');
    spacer.style.height = '3000px';
    element.before(spacer);
    await new Promise<void>((resolve) => {
      const away = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && resolve(), {
        rootMargin: '200px',
      });
      away.observe(element);
    });
  });
  const stale = await cursorOf(second);
  await page.keyboard.press('Home');
  expect(await cursorOf(second)).toBe(stale);
  await second.scrollIntoViewIfNeeded();
  await expect.poll(async () => cursorOf(second)).not.toBe(stale);
});

test('a click leaves one line alone and the next brings the others back, by keyboard too', async () => {
  const page = await newPage();
  const chart = await openChart(page, NAMED_GAPS);
  await lineOf(chart, 1).click();
  expect(await pressed(chart)).toEqual(['false', 'true', 'false']);
  await lineOf(chart, 1).click();
  expect(await pressed(chart)).toEqual(['true', 'true', 'true']);
  await lineOf(chart, 2).focus();
  await page.keyboard.press('Enter');
  expect(await pressed(chart)).toEqual(['false', 'false', 'true']);
  await page.keyboard.press('Space');
  expect(await pressed(chart)).toEqual(['true', 'true', 'true']);
  await lineOf(chart, 0).click({ modifiers: ['Control'] });
  expect(await pressed(chart)).toEqual(['false', 'true', 'true']);
});

test('charts of one key zoom together, by keys and by mouse, until that is switched off', async () => {
  const page = await newPage({ height: 1200 });
  const [first, second] = await openBoth(page, WITH_NOTES, TWO_AXES);
  const whole = (chart: Locator) => chart.getByRole('button', { name: 'Показать весь период' });
  await plotOf(first).focus();
  await page.keyboard.press('+');
  await whole(first).waitFor();
  await whole(second).waitFor();
  await page.keyboard.press('Escape');
  await whole(second).waitFor({ state: 'hidden' });
  const box = await second.locator('.u-over').boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  await page.mouse.move(box.x + box.width * 0.3, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await whole(first).click();
  await whole(second).waitFor({ state: 'hidden' });
  await page.getByRole('switch', { name: 'Синхронизировать графики' }).click();
  await plotOf(first).focus();
  await page.keyboard.press('+');
  await whole(first).waitFor();
  expect(await whole(second).count()).toBe(0);
});

test('the cursor by keys says the day and its values, left to right in Arabic too', async () => {
  for (const language of ['ru', 'ar']) {
    const page = await newPage({ language });
    const chart = await openChart(page, NAMED_GAPS);
    const said = chart.getByRole('status');
    await plotOf(chart).focus();
    await page.keyboard.press('Home');
    const first = await said.textContent();
    await page.keyboard.press('ArrowRight');
    const second = await said.textContent();
    expect(second, language).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await said.textContent(), language).toBe(first);
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
    expect(await said.textContent(), language).toContain('чайник электрический: н/н');
    expect(await plotOf(chart).getAttribute('dir')).toBe('ltr');
    await page.context().close();
  }
});

test('notes are flags that can be read by keyboard, near ones share one, and Enter adds another', async () => {
  const page = await newPage();
  const chart = await openChart(page, WITH_NOTES);
  const flags = chart.getByRole('button', { name: /Заметк[аи]:/ });
  expect(await flags.count()).toBe(2);
  expect(await flags.nth(0).getAttribute('aria-label')).toContain('сменили главное фото');
  expect(await flags.nth(1).innerText()).toBe('2');
  await flags.nth(1).focus();
  await page.getByRole('tooltip').getByText('цена −15 %').waitFor();
  await page.getByRole('tooltip').getByText('вышли из акции').waitFor();
  await plotOf(chart).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => flags.count()).toBe(3);
});

test('the table says what the chart shows, number by number, and hides what is hidden', async () => {
  const page = await newPage({ height: 1000 });
  const chart = await openChart(page, WITH_NOTES);
  const format = createFormat('ru');
  await chart.getByRole('button', { name: 'Показать таблицей' }).click();
  const rows = await chart
    .locator('tbody tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map(({ textContent }) => textContent)));
  expect(rows).toHaveLength(DAYS);
  rows.forEach(([day, ...cells], index) => {
    expect(day).toBe(format.day(THREE.x[index] ?? ''));
    THREE.series.forEach(({ values, unit }, line) => {
      const value = values[index] ?? null;
      expect(cells[line], `${day}, line ${line}`).toBe(
        value === null ? 'Не измерено' : format.value(value, unit),
      );
    });
  });
  expect(rows[Math.floor(DAYS * 0.6)]?.at(-1)).toContain('вышли из акции');
  await lineOf(chart, 1).click();
  expect(await chart.locator('thead th').allInnerTexts()).toEqual(['Дата', 'шторы блэкаут', 'Заметки']);
});

test('the file of a chart holds its numbers, words for named gaps and nothing for unmeasured ones', async () => {
  const page = await newPage();
  const [named, plain] = await openBoth(page, NAMED_GAPS, 'Places: inverted, logarithmic');
  expect(await saveCsv(page, named)).toBe(csvOf(PLACES, 'н/н'));
  await lineOf(plain, 2).click();
  const [, , third] = PLACES.series;
  expect(await saveCsv(page, plain)).toBe(
    csvOf({ x: PLACES.x, series: third === undefined ? [] : [third] }, ''),
  );
});

test('the picture of a chart is a PNG of twice the size, and more than ten lines go to the table', async () => {
  const page = await newPage();
  const chart = await openChart(page, 'Twelve lines');
  const download = await save(page, chart, 'Картинка PNG');
  expect(download.suggestedFilename()).toMatch(/^чайник электрический .*\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBeGreaterThan(1500);
  expect(await chart.locator('[aria-pressed]').count()).toBe(10);
  await chart.getByRole('button', { name: 'ещё 2 — в таблице' }).click();
  expect(await chart.locator('thead th').count()).toBe(13);
});

test('a chart fills the window and gives the focus back', async () => {
  const page = await newPage();
  const chart = await openChart(page, TWO_AXES);
  const expand = chart.getByRole('button', { name: 'На весь экран' });
  await expand.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('.u-over').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(expand)).toBe(true);
});

test('a chart of a period without measurements says so', async () => {
  const chart = await openCase(await newPage(), 'charts', 'Nothing was measured');
  await chart.getByText('За этот период измерений нет').waitFor();
});

async function save(page: Page, chart: Locator, kind: string): Promise<Download> {
  await chart.getByRole('button', { name: 'Скачать' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  return download;
}

async function saveCsv(page: Page, chart: Locator): Promise<string> {
  const download = await save(page, chart, 'Таблица CSV');
  expect(download.suggestedFilename()).toBe('чайник электрический 2026-09-01 2026-11-29.csv');
  return readFile(await download.path(), 'utf8');
}

/** Written here by hand: with the mark of UTF-8, decimal commas and Windows line ends. */
function csvOf({ x, series }: typeof PLACES, gap: string): string {
  const lines = x.map((day, index) =>
    [day, ...series.map(({ values }) => String(values[index] ?? gap).replace('.', ','))].join(';'),
  );
  return `\uFEFF${[['Дата', ...series.map(({ label }) => label)].join(';'), ...lines, ''].join('\r\n')}`;
}
