import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { readCells, saveCsv, toNumber } from './tables.ts';

let person: Person;
let page: Page;
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await signIn(page);
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const asked = (route: string) => page.waitForResponse((answer) => answer.url().endsWith(route));

/** A column of the file: the window of a table has only some of its rows. */
async function saveColumns(...names: string[]): Promise<string[][]> {
  const [header, ...rows] = await saveCsv(page);
  const places = names.map((name) => header?.indexOf(name) ?? -1);
  return rows.map((cells) => places.map((place) => cells[place] ?? ''));
}

describe('the morning page', () => {
  it('lists the queries that led to the products, says whose numbers they are and finds a part of one', async () => {
    const table = 'Запросы, которые привели к вашим товарам';
    const rows = await readCells(page, table);
    await page.getByText(/^Данные Ozon за \d/).waitFor();
    const part = rows[0]?.[0]?.slice(0, 4) ?? '';
    await page.getByLabel('Часть запроса').fill(part);
    await page.waitForURL(/contains=/);
    await expect
      .poll(async () => (await readCells(page, table)).every(([query]) => query?.includes(part)))
      .toBe(true);
    const shown = (await readCells(page, table)).map(([query]) => query);
    const [, ...saved] = await saveCsv(page, -1);
    expect(saved.map(([query]) => query)).toEqual(shown);
  });
});

describe('a seller looks for the words of his products', () => {
  it('comes by the menu and chooses two products', async () => {
    await page.getByRole('link', { name: 'Слова запросов' }).click();
    await page.waitForURL('**/product-word-statistics');
    await page.getByRole('button', { name: /^Товары: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Выбор товаров' });
    await dialog.getByRole('searchbox').fill('подушка');
    const boxes = dialog.getByRole('checkbox');
    await expect.poll(async () => boxes.count()).toBeGreaterThan(1);
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await Promise.all([
      asked('wordStatistics/getProductWords'),
      dialog.getByRole('button', { name: 'Показать' }).click(),
    ]);
    await page.waitForURL(/skus=/);
    await readCells(page, 'Слова');
    await shoot(page, 'word-statistics');
  });

  it('reads why the words add up past the total, and sees that they do', async () => {
    await page.getByText(/сумма по словам больше итога/).waitFor();
    const total = toNumber(
      await page
        .getByText('Искали', { exact: true })
        .first()
        .locator('xpath=../..')
        .locator('[data-number]')
        .innerText(),
    );
    const words = await saveColumns('Слово', 'Искали');
    expect(sum(words.map(([, users]) => Number(users)))).toBeGreaterThan(total);
  });

  it('opens a word: its queries, each once, are its sum, and one of them goes to tracking', async () => {
    const [word = '', users = ''] = (await saveColumns('Слово', 'Искали'))[0] ?? [];
    await page
      .getByRole('grid', { name: 'Слова', exact: true })
      .locator('tbody tr[aria-rowindex]')
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: `Запросы со словом «${word}»` });
    const rows = drawer.locator('tbody tr[aria-rowindex]');
    await rows.first().locator('td, th').nth(2).waitFor();
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    );
    expect(new Set(cells.map(([, query]) => query)).size).toBe(cells.length);
    expect(sum(cells.map(([, , searched]) => toNumber(searched ?? '')))).toBe(Number(users));
    await drawer.getByRole('checkbox', { name: 'Выбрать строку' }).first().check();
    await page.getByRole('button', { name: 'Отслеживать 1 запрос' }).click();
    const dialog = page.getByRole('dialog', { name: 'Поставить на отслеживание' });
    await dialog.getByText(cells[0]?.[1] ?? '', { exact: true }).waitFor();
    // The list of products is open already, over the buttons.
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  it('finds a word by any of its forms, and words by where the card has them', async () => {
    const [word = '', forms = ''] = (await saveFormsOfFirst()).find(([, all]) => all?.includes(',')) ?? [];
    const other = forms.split(', ').find((form) => form !== word) ?? '';
    expect(other).not.toBe('');
    await page.getByLabel('Найти слово').fill(other);
    await expect
      .poll(async () => (await readCells(page, 'Слова')).map(([shown]) => shown?.startsWith(word)))
      .toContain(true);
    await page
      .getByRole('button', { name: /^Убрать фильтр: / })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Где есть слово' }).click();
    await page.getByRole('option', { name: 'В названии' }).click();
    await page.waitForURL(/place=title/);
    const places = (await readCells(page, 'Слова')).map(([, place]) => place);
    expect(new Set(places)).toEqual(new Set(['В названии']));
    await page
      .getByRole('button', { name: /^Убрать фильтр: / })
      .first()
      .click();
  });

  it('sees pairs with sums of their own', async () => {
    const strongest = Number((await saveColumns('Искали'))[0]?.[0]);
    await page.getByRole('radiogroup', { name: 'Что показать' }).getByText('Пары слов').click();
    await page.waitForURL(/list=pairs/);
    const pairs = await saveColumns('Пара слов', 'Искали');
    expect(pairs.length).toBeGreaterThan(1);
    expect(pairs.every(([pair]) => / \+ /.test(pair ?? ''))).toBe(true);
    expect(Math.max(...pairs.map(([, users]) => Number(users)))).toBeLessThanOrEqual(strongest);
  });

  it('saves a plan of words for whoever writes the card', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'План ключевых слов' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^keyword-plan_.*\.xlsx$/);
    const sheets = await readXlsxFile(await readFile(await file.path()));
    const [header, ...rows] = sheets[0]?.data ?? [];
    expect(header?.[0]).toBe('Слово');
    expect(header).toContain('В названии');
    expect(rows.length).toBeGreaterThan(5);
  });
});

async function saveFormsOfFirst(): Promise<string[][]> {
  const answer = asked('wordStatistics/getProductWords');
  await page.reload();
  const { words } = (await (await answer).json()) as { words: { word: string; forms: string[] }[] };
  await readCells(page, 'Слова');
  return words.map(({ word, forms }) => [word, forms.join(', ')]);
}

describe('the words of the market', () => {
  it('are there for each marketplace, in its own numbers', async () => {
    await page.getByText('Рынок', { exact: true }).click();
    const ozon = await readCells(page, 'Рынок');
    await Promise.all([
      asked('wordStatistics/getMarketWords'),
      page.getByRole('radiogroup', { name: 'Площадка' }).getByText('Wildberries').click(),
    ]);
    await expect.poll(async () => readCells(page, 'Рынок')).not.toEqual(ozon);
  });

  it('a row opens the queries with its word', async () => {
    const [word = ''] = (await readCells(page, 'Рынок'))[0] ?? [];
    await page.getByRole('grid', { name: 'Рынок' }).locator('tbody tr[aria-rowindex]').first().click();
    await page.waitForURL('**/wb/search-history*');
    expect(new URL(page.url()).searchParams.get('contains')).toBe(word);
    const rows = await readCells(page, 'Таблица запросов');
    expect(rows.length).toBeGreaterThan(5);
  });

  it('and nothing complained on the way', () => expect(person.problems).toEqual([]));
});
