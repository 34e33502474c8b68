import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextAnswer } from './answers.ts';
import { afterReload, newPerson, shoot, signIn } from './browser.ts';
import { chooseCondition, openCondition } from './conditions.ts';
import { passMinutes } from './outside.ts';
import { waitForOwnQueries } from './people.ts';
import { step } from './step.ts';
import { readCard, saveCsv, tableOf, toNumber } from './tables.ts';

let page: Page;
beforeAll(async () => {
  await waitForOwnQueries();
  ({ page } = await newPerson());
  await signIn(page);
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const requested = (path: string) => nextAnswer(page, path);

const words = () => tableOf(page, 'Слова');
const market = () => tableOf(page, 'Рынок');

/** Columns of the file: the window of a table has only some of its rows. */
const saveColumns = async <const Headers extends readonly string[]>(...headers: Headers) =>
  (await saveCsv(page)).columns(...headers);

describe('the home page', () => {
  it('shows visibility, tops and orders from search, each with a line of its days', {
    timeout: 120_000,
  }, async () => {
    const main = page.getByRole('main');
    // The first checks of positions come after two periods.
    await passMinutes(15);
    await afterReload(page, main.getByRole('img', { name: /^Запросов в топ-10: / }));
    for (const name of [
      'Видимость',
      'Заказы по поиску',
      'Запросов в топ-10',
      'Запросов в топ-100',
      'Идущих тестов',
    ]) {
      const card = main.getByRole('group', { name, exact: true });
      await card.getByText(/\d/).first().waitFor();
      await card.getByRole('img', { name: new RegExp(`^${name}: `) }).waitFor();
    }
    expect(await readCard(page, 'Запросов в топ-10')).toBeLessThanOrEqual(
      await readCard(page, 'Запросов в топ-100'),
    );
    // Everything is done, and nothing of it is asked any more.
    expect(await main.getByText('Первые шаги').count()).toBe(0);
  });

  it('lists the queries that led to the products, names their source and finds a part of one', async () => {
    const table = tableOf(page, 'Запросы, которые привели к вашим товарам');
    const [first = ''] = await table.column('Запрос');
    await page.getByText(/^Данные Ozon за \d/).waitFor();
    const part = first.slice(0, 4);
    await page.getByLabel('Часть запроса').fill(part);
    await page.waitForURL(/contains=/);
    await expect
      .poll(async () => (await table.column('Запрос')).every((query) => query.includes(part)))
      .toBe(true);
    const shown = await table.column('Запрос');
    // The first table of the page is what has changed since yesterday.
    const saved = (await saveCsv(page, 1)).columns('Запрос');
    expect(saved.map(([query]) => query)).toEqual(shown);
  });
});

describe('the words of two products', () => {
  it('are counted, opened, found by their forms, paired and saved as a plan', {
    timeout: 300_000,
  }, async () => {
    await step('the menu leads to them', async () => {
      await page.getByRole('link', { name: 'Слова запросов' }).click();
      await page.waitForURL('**/product-word-statistics');
    });

    await step('which begin with what sells best', async () => {
      await page.getByText('Слова ваших самых продаваемых товаров').waitFor();
      expect((await words().column('Слово')).length).toBeGreaterThan(5);
      expect(new URL(page.url()).search).toBe('');
      await shoot(page, 'word-statistics-best-sold');
    });

    await step('two products are named', async () => {
      await page.getByRole('button', { name: /^Товары: / }).click();
      const dialog = page.getByRole('dialog', { name: 'Выбор товаров' });
      await dialog.getByRole('searchbox').fill('подушка');
      const boxes = dialog.getByRole('checkbox');
      await expect.poll(async () => boxes.count()).toBeGreaterThan(1);
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await Promise.all([
        requested('wordStatistics/getProductWords'),
        dialog.getByRole('button', { name: 'Показать' }).click(),
      ]);
      await page.waitForURL(/skus=/);
      await words().column('Слово');
      expect(await page.getByText('Слова ваших самых продаваемых товаров').count()).toBe(0);
      await shoot(page, 'word-statistics');
    });

    await step('they add up past the total, for a reason that is said', async () => {
      await page.getByText(/сумма по словам больше итога/).waitFor();
      const total = await readCard(page, 'Искали');
      const saved = await saveColumns('Слово', 'Искали');
      expect(sum(saved.map(([, users]) => Number(users)))).toBeGreaterThan(total);
    });

    await step('the queries of a word, each once, are its sum, and can be tracked', async () => {
      const [word = '', users = ''] = (await saveColumns('Слово', 'Искали'))[0] ?? [];
      await words().rows().first().click();
      const title = `Запросы со словом «${word}»`;
      const drawer = page.getByRole('dialog', { name: title });
      const queries = await tableOf(drawer, title).columns('Запрос', 'Искали');
      expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
      expect(sum(queries.map(([, searched]) => toNumber(searched)))).toBe(Number(users));
      await drawer.getByRole('checkbox', { name: 'Выбрать строку' }).first().check();
      await page.getByRole('button', { name: 'Отслеживать 1 запрос' }).click();
      const dialog = page.getByRole('dialog', { name: 'Поставить на отслеживание' });
      await dialog.getByText(queries[0]?.[0] ?? '', { exact: true }).waitFor();
      // The list of products is open already, over the buttons.
      await page.getByRole('option').first().click();
      await dialog.getByRole('button', { name: 'Отмена' }).click();
    });

    await step('a word is found by any of its forms, and by where the card has it', async () => {
      const [word = '', forms = ''] = (await saveFormsOfFirst()).find(([, all]) => all?.includes(',')) ?? [];
      const other = forms.split(', ').find((form) => form !== word) ?? '';
      expect(other).not.toBe('');
      await (await openCondition(page, 'Найти слово')).getByRole('searchbox').fill(other);
      await expect
        .poll(async () => (await words().column('Слово')).map((shown) => shown.startsWith(word)))
        .toContain(true);
      await page
        .getByRole('button', { name: /^Убрать фильтр: / })
        .first()
        .click();
      await chooseCondition(page, 'Где есть слово', 'В названии');
      await page.waitForURL(/place=title/);
      const places = await words().column('Где есть слово');
      expect(new Set(places)).toEqual(new Set(['В названии']));
      await page
        .getByRole('button', { name: /^Убрать фильтр: / })
        .first()
        .click();
    });

    await step('pairs have sums of their own', async () => {
      const strongest = Number((await saveColumns('Искали'))[0]?.[0]);
      await page.getByRole('radiogroup', { name: 'Что показать' }).getByText('Пары слов').click();
      await page.waitForURL(/list=pairs/);
      const pairs = await saveColumns('Пара слов', 'Искали');
      expect(pairs.length).toBeGreaterThan(1);
      expect(pairs.every(([pair]) => / \+ /.test(pair))).toBe(true);
      expect(Math.max(...pairs.map(([, users]) => Number(users)))).toBeLessThanOrEqual(strongest);
    });

    await step('a plan of words is saved for whoever writes the card', async () => {
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
});

async function saveFormsOfFirst(): Promise<string[][]> {
  const answer = requested('wordStatistics/getProductWords');
  await page.reload();
  const { words: all } = (await (await answer).json()) as { words: { word: string; forms: string[] }[] };
  await words().column('Слово');
  return all.map(({ word, forms }) => [word, forms.join(', ')]);
}

describe('the words of the market', () => {
  it('are those of each marketplace, and open their queries', async () => {
    await step('each marketplace has its own', async () => {
      await page.goto('/product-word-statistics');
      await page.getByText('Рынок', { exact: true }).click();
      const ozon = await market().column('Слово');
      await Promise.all([
        requested('wordStatistics/getMarketWords'),
        chooseCondition(page, 'Площадка', 'Wildberries'),
      ]);
      await expect.poll(() => market().column('Слово')).not.toEqual(ozon);
    });

    await step('a row opens the queries with its word', async () => {
      const [word = ''] = await market().column('Слово');
      await market().rows().first().click();
      await page.waitForURL('**/wb/search-history*');
      expect(new URL(page.url()).searchParams.get('contains')).toBe(word);
      expect((await tableOf(page, 'Таблица запросов').column('Запрос')).length).toBeGreaterThan(5);
    });
  });
});
