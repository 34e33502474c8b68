import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { leaveDemo, makeColleague } from './people.ts';
import { readCells, readRunsLeft, saveCsv, toNumber } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const READER = { name: 'Вера Зоркая', email: `vera-${mark}@shop.test`, password: 'Sinij-chajnik-kipit-5!' };
const TABLE = 'Недооценённые запросы';
/** A question that no other story asks: its first answer costs a run. */
const FREQUENCY = 333;
const QUERY = 1;
const SCORE = 2;
const COUNT = 3;
const COMPETITORS = 6;

let person: Person;
let page: Page;
let reader: Person;
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  reader = await newPerson({ width: 1280 });
  await signIn(page);
});
afterAll(async () => {
  await leaveDemo(READER);
});

const numbersOf = async (column: number) =>
  (await readCells(page, TABLE)).map((cells) => toNumber(cells[column] ?? ''));
const field = (name: string) => page.getByRole('form', { name: 'Условия списка' }).getByLabel(name);
const asked = () => page.waitForResponse((answer) => answer.url().endsWith('undervaluedQueries/getAll'));

async function ask(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  await Promise.all([asked(), page.getByRole('button', { name: 'Показать', exact: true }).click()]);
}

describe('a seller looks where demand has no good offers', () => {
  it('comes by the menu and sees the best score first, ties by frequency', async () => {
    await page.getByRole('link', { name: TABLE }).click();
    await page.waitForURL('**/undervalued-search-queries');
    const rows = await readCells(page, TABLE);
    expect(rows.length).toBeGreaterThan(10);
    const keys = rows.map((cells) => [toNumber(cells[SCORE] ?? ''), toNumber(cells[COUNT] ?? '')] as const);
    expect(keys).toEqual(keys.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
  });

  it('sees parts that add up to the score, and the numbers behind them', async () => {
    const bars = page.getByRole('grid', { name: TABLE }).getByRole('img', { name: /Спрос: \d+ из \d+/ });
    const labels = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label') ?? ''));
    const sums = labels.map((label) =>
      [...label.matchAll(/: (\d+) из (\d+)/g)].reduce<readonly [number, number]>(
        ([points, most], [, part, whole]) => [points + Number(part), most + Number(whole)],
        [0, 0],
      ),
    );
    expect(sums.length).toBeGreaterThan(10);
    expect(sums.map(([points]) => points)).toEqual(await numbersOf(SCORE));
    expect(new Set(sums.map(([, most]) => most))).toEqual(new Set([100]));
    await bars.first().hover();
    await page.getByText(/поисков [\d\s]+ \(0 баллов — /).waitFor();
    await page.mouse.move(0, 0);
  });

  it('pays one run for a new question, and nothing for its order or for the same one again', async () => {
    const before = await readRunsLeft(page);
    await ask({ 'Частота от': String(FREQUENCY) });
    await page.waitForURL(new RegExp(`frequency=${FREQUENCY}`));
    await expect.poll(() => readRunsLeft(page)).toBe(before - 1);
    expect(Math.min(...(await numbersOf(COUNT)))).toBeGreaterThanOrEqual(FREQUENCY);
    await page.getByRole('columnheader', { name: /Конкуренты/ }).click();
    await expect
      .poll(async () => {
        const competitors = await numbersOf(COMPETITORS);
        return competitors.join() === competitors.toSorted((a, b) => b - a).join();
      })
      .toBe(true);
    await page.reload();
    await readCells(page, TABLE);
    await page.waitForLoadState('networkidle');
    expect(await readRunsLeft(page)).toBe(before - 1);
  });

  it('is told which filter to loosen, and gets as many rows as it said', async () => {
    await ask({ 'Слова запроса': 'небывальщина' });
    const loosen = page.getByRole('button', { name: /^Убрать слова: запросов будет/ });
    const promised = toNumber((await loosen.innerText()).split('будет')[1] ?? '');
    expect(promised).toBeGreaterThan(0);
    await loosen.click();
    await page.waitForURL((url) => !url.searchParams.has('contains'));
    const told = page.getByText(/^(Найдено запросов:|Показаны лучшие)/);
    await expect.poll(async () => toNumber((await told.innerText()).split(/из|:/)[1] ?? '')).toBe(promised);
  });

  it('circles points on the chart and has only them in the table', async () => {
    const chart = page.getByRole('img', { name: /^Спрос и конкуренция, запросов/ });
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (box === null) throw new Error('The chart has no place');
    const { x, y, width, height } = box;
    const corners = [
      [0.4, 0.02],
      [0.99, 0.02],
      [0.99, 0.85],
      [0.4, 0.85],
    ] as const;
    const [first] = corners;
    await page.mouse.move(x + width * first[0], y + height * first[1]);
    await page.mouse.down();
    for (const [right, down] of [...corners, first])
      await page.mouse.move(x + width * right, y + height * down, { steps: 5 });
    await page.mouse.up();
    await page.waitForURL(/area=/);
    const all = await saveCsv(page);
    await page.getByRole('button', { name: 'Убрать фильтр: Выделено на графике' }).click();
    await page.waitForURL((url) => !url.searchParams.has('area'));
    const some = await saveCsv(page);
    expect(all.length).toBeGreaterThan(1);
    expect(all.length).toBeLessThan(some.length);
  });

  it('saves the table as it stands on the screen', async () => {
    const shown = (await readCells(page, TABLE)).map((cells) => cells[QUERY]?.replace(/отслеживаю$/, ''));
    const [header, ...rows] = await saveCsv(page);
    expect(header?.slice(0, 3)).toEqual(['Запрос', 'Оценка', 'Частота']);
    expect(rows.slice(0, shown.length).map(([query]) => query)).toEqual(shown);
  });

  it('hides what is not his niche and may take it back', { timeout: 120_000 }, async () => {
    const [first = ''] = (await readCells(page, TABLE)).map((cells) => cells[QUERY] ?? '');
    const [gone] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('undervaluedQueries/hide'), { timeout: 30_000 }),
      page.getByRole('button', { name: `Не моя ниша: скрыть «${first}» на 30 дней` }).click(),
    ]);
    expect(gone.ok()).toBe(true);
    expect((await readCells(page, TABLE)).map((cells) => cells[QUERY])).not.toContain(first);
    await page.getByRole('button', { name: 'Скрытые', exact: true }).click();
    await Promise.all([asked(), page.getByRole('button', { name: `Вернуть «${first}» в список` }).click()]);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await readCells(page, TABLE)).map((cells) => cells[QUERY]))
      .toContain(first);
  });

  it('brings chosen queries to tracking', async () => {
    const [first = ''] = (await readCells(page, TABLE)).map((cells) => cells[QUERY] ?? '');
    await page.getByRole('checkbox', { name: 'Выбрать строку' }).first().check();
    await page.getByRole('button', { name: 'Отслеживать 1 запрос' }).click();
    const dialog = page.getByRole('dialog', { name: 'Поставить на отслеживание' });
    await dialog.getByText(first, { exact: true }).waitFor();
    await shoot(page, 'undervalued-track');
    // The list of products is open already, over the buttons.
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  it('is told honestly when the list of eight weeks ago cannot be tested', async () => {
    await page.getByText(/^Сказать нельзя: данные есть с .+, а нужны с /).waitFor();
  });
});

describe('whoever may only read', () => {
  it('opens the same rows by a link, saves them and can hide and track nothing', async () => {
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await makeColleague(READER, ['analyticsReadOnly']);
    const { page: his } = reader;
    await signIn(his, READER, link);
    const queries = async (where: Page) => (await readCells(where, TABLE)).map((cells) => cells[QUERY]);
    const seen = await queries(his);
    expect(seen.length).toBeGreaterThan(5);
    expect((await queries(page)).slice(0, seen.length)).toEqual(seen);
    expect(await his.getByRole('button', { name: /^Не моя ниша/ }).count()).toBe(0);
    await his
      .getByRole('button', { name: /^Действия с запросом/ })
      .first()
      .click();
    await his.getByRole('menuitem', { name: 'Открыть в истории запросов' }).waitFor();
    expect(await his.getByRole('menuitem', { name: 'Отслеживать' }).count()).toBe(0);
    await his.keyboard.press('Escape');
    expect((await saveCsv(his)).length).toBeGreaterThan(10);
  });

  it('and nobody complained on the way', () => expect([...person.problems, ...reader.problems]).toEqual([]));
});
