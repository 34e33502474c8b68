import { randomBytes } from 'node:crypto';
import { getUndervaluedQueries } from '@vitrina/contract/undervalued-queries.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { nextAnswer } from './answers.ts';
import { newPerson, openScreen, type Person, shoot, signIn } from './browser.ts';
import { addCondition, conditionsOf, openCondition } from './conditions.ts';
import { leaveDemo, makeColleague } from './people.ts';
import { readRunsLeft, saveCsv, tableOf, toNumber } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const READER = { name: 'Вера Зоркая', email: `vera-${mark}@shop.test`, password: 'Sinij-chajnik-kipit-5!' };
const TABLE = 'Недооценённые запросы';
/** A question that no other story asks: its first answer costs a run. */
const FREQUENCY = 333;

let page: Page;
let reader: Person;
beforeAll(async () => {
  const person = await newPerson();
  page = person.page;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  reader = await newPerson({ width: 1280 });
  await signIn(page);
});

const table = () => tableOf(page, TABLE);
const numbersOf = async (header: string) => (await table().column(header)).map(toNumber);
/** Those on tracking have a mark beside their words. */
const queriesOf = async (on: Page = page) =>
  (await tableOf(on, TABLE).column('Запрос')).map((text) => text.replace(/отслеживаю$/, ''));
const openList = async () => {
  await openScreen(page, '/undervalued-search-queries');
  await queriesOf();
};
const requested = () => nextAnswer(page, getUndervaluedQueries.path);

/** By a condition alone: what is written is shown by Enter. */
async function ask(condition: string, label: string, value: string): Promise<void> {
  const field = await openCondition(page, condition);
  await field.getByLabel(label).fill(value);
  await Promise.all([requested(), page.keyboard.press('Enter')]);
}

describe('undervalued queries', () => {
  it('are opened from the menu, the best score first and ties by frequency', async () => {
    await page.getByRole('link', { name: TABLE }).click();
    await page.waitForURL('**/undervalued-search-queries');
    const rows = await table().columns('Оценка', 'Частота');
    expect(rows.length).toBeGreaterThan(10);
    const keys = rows.map(([score, count]) => [toNumber(score), toNumber(count)] as const);
    expect(keys).toEqual(keys.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
  });

  it('have parts that add up to the score, with the numbers behind them', async () => {
    await openList();
    const bars = table().grid.getByRole('img', { name: /Спрос: \d+ из \d+/ });
    const labels = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label') ?? ''));
    const sums = labels.map((label) =>
      [...label.matchAll(/: (\d+) из (\d+)/g)].reduce<readonly [number, number]>(
        ([points, most], [, part, whole]) => [points + Number(part), most + Number(whole)],
        [0, 0],
      ),
    );
    expect(sums.length).toBeGreaterThan(10);
    expect(sums.map(([points]) => points)).toEqual(await numbersOf('Оценка'));
    expect(new Set(sums.map(([, most]) => most))).toEqual(new Set([100]));
    await bars.first().hover();
    await page.getByText(/поисков [\d\s]+ \(0 баллов — /).waitFor();
    await page.mouse.move(0, 0);
  });

  it('cost one run for a new question, and none for its order or for the same question again', async () => {
    await openList();
    const before = await readRunsLeft(page);
    await ask('Частота', 'Частота от', String(FREQUENCY));
    await page.waitForURL(new RegExp(`frequency=${FREQUENCY}`));
    await expect.poll(() => readRunsLeft(page)).toBe(before - 1);
    expect(Math.min(...(await numbersOf('Частота')))).toBeGreaterThanOrEqual(FREQUENCY);
    await page.getByRole('columnheader', { name: /Конкуренты/ }).click();
    await expect
      .poll(async () => {
        const competitors = await numbersOf('Конкуренты');
        return competitors.join() === competitors.toSorted((a, b) => b - a).join();
      })
      .toBe(true);
    await page.reload();
    await queriesOf();
    await page.waitForLoadState('networkidle');
    expect(await readRunsLeft(page)).toBe(before - 1);
  });

  it('name the filter to remove, and give as many rows as it promised', async () => {
    await openList();
    await ask('Слова', 'Слова запроса', 'небывальщина');
    const loosen = page.getByRole('button', { name: /^Убрать слова: запросов будет/ });
    const promised = toNumber((await loosen.innerText()).split('будет')[1] ?? '');
    expect(promised).toBeGreaterThan(0);
    await loosen.click();
    await page.waitForURL((url) => !url.searchParams.has('contains'));
    const shown = page.getByText(/^(Найдено запросов:|Показаны лучшие)/);
    await expect.poll(async () => toNumber((await shown.innerText()).split(/из|:/)[1] ?? '')).toBe(promised);
  });

  it('say how else they are typed, and the misspelt ones have a list of their own', async () => {
    await openList();
    const note = table()
      .grid.getByRole('button', { name: /^ещё \d+ написани[еяй], [\d,]+\s%\sспроса$/ })
      .first();
    await note.click();
    const spellings = page.getByRole('dialog', { name: /^ещё \d+ написани/ });
    await spellings.getByRole('listitem').first().waitFor();
    const named = await spellings.getByRole('listitem').locator('> :first-child').allInnerTexts();
    await shoot(page, 'undervalued-spellings');
    await page.keyboard.press('Escape');
    const whole = await saveCsv(page);
    const listed = new Set(whole.columns('Запрос').map(([query]) => query));
    expect(named.filter((query) => listed.has(query))).toEqual([]);

    await addCondition(page, 'Только опечатки');
    const show = conditionsOf(page).getByRole('button', { name: 'Показать', exact: true });
    await Promise.all([requested(), show.click()]);
    await page.waitForURL(/misspelt=true/);
    await table()
      .grid.getByText(/^вместо «.+»$/)
      .first()
      .waitFor();
    const misspelt = await saveCsv(page);
    expect(misspelt.rows.length).toBeGreaterThan(10);
    expect(misspelt.columns('Запрос').filter(([query]) => listed.has(query))).toEqual([]);
    await page.getByRole('button', { name: 'Убрать фильтр: Только опечатки' }).click();
    await page.waitForURL((url) => !url.searchParams.has('misspelt'));
  });

  it('are those alone that are circled on the chart', async () => {
    await openList();
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
    expect(all.rows.length).toBeGreaterThan(0);
    expect(all.rows.length).toBeLessThan(some.rows.length);
  });

  it('are saved as they stand on the screen', async () => {
    await openList();
    const shown = await queriesOf();
    const { headers, columns } = await saveCsv(page);
    expect(headers.slice(0, 3)).toEqual(['Запрос', 'Оценка', 'Частота']);
    const saved = columns('Запрос').map(([query]) => query);
    expect(saved.slice(0, shown.length)).toEqual(shown);
  });

  it('are hidden one by one and can be taken back', { timeout: 120_000 }, async () => {
    await openList();
    const [first = ''] = await queriesOf();
    const [gone] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('undervaluedQueries/hide'), { timeout: 30_000 }),
      page.getByRole('button', { name: `Не моя ниша: скрыть «${first}» на 30 дней` }).click(),
    ]);
    expect(gone.ok()).toBe(true);
    expect(await queriesOf()).not.toContain(first);
    await page.getByRole('button', { name: 'Скрытые', exact: true }).click();
    await Promise.all([
      requested(),
      page.getByRole('button', { name: `Вернуть «${first}» в список` }).click(),
    ]);
    await page.keyboard.press('Escape');
    await expect.poll(() => queriesOf()).toContain(first);
  });

  it('are brought to tracking', async () => {
    await openList();
    const [first = ''] = await queriesOf();
    await page.getByRole('checkbox', { name: 'Выбрать строку' }).first().check();
    await page.getByRole('button', { name: 'Отслеживать 1 запрос' }).click();
    const dialog = page.getByRole('dialog', { name: 'Поставить на отслеживание' });
    await dialog.getByText(first, { exact: true }).waitFor();
    await shoot(page, 'undervalued-track');
    // The list of products is open already, over the buttons.
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  it('say so when the list of eight weeks ago cannot be tested', async () => {
    await openList();
    await page.getByText(/^Сказать нельзя: данные есть с .+, а нужны с /).waitFor();
  });
});

describe('a user who may only read', () => {
  it('opens the same rows by a link and saves them, but can hide and track nothing', async () => {
    await openList();
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await makeColleague(READER, ['analyticsReadOnly']);
    onTestFinished(() => leaveDemo(READER));
    await signIn(reader.page, READER, link);
    const seen = await queriesOf(reader.page);
    expect(seen.length).toBeGreaterThan(5);
    expect((await queriesOf()).slice(0, seen.length)).toEqual(seen);
    expect(await reader.page.getByRole('button', { name: /^Не моя ниша/ }).count()).toBe(0);
    await reader.page
      .getByRole('button', { name: /^Действия с запросом/ })
      .first()
      .click();
    await reader.page.getByRole('menuitem', { name: 'Открыть в истории запросов' }).waitFor();
    expect(await reader.page.getByRole('menuitem', { name: 'Отслеживать' }).count()).toBe(0);
    await reader.page.keyboard.press('Escape');
    expect((await saveCsv(reader.page)).rows.length).toBeGreaterThan(10);
  });
});
