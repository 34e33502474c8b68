import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { connectCabinet, makeAccount } from './people.ts';

const mark = randomBytes(3).toString('hex');
const SELLER = '27';
const NEWCOMER = {
  name: 'Фёдор Начинаев',
  email: `fedor-${mark}@shop.test`,
  password: 'Gorjachij-pesok-31!',
};

let owner: Person;
let newcomer: Person;
let page: Page;
beforeAll(async () => {
  [owner, newcomer] = [await newPerson(), await newPerson()];
  page = owner.page;
  await signIn(page);
});

const list = (on: Page = page) => on.getByRole('grid', { name: 'Запросы моих товаров' });
const table = () => page.getByRole('grid', { name: 'Запросы товара' });
const rowsOf = (grid: ReturnType<typeof table>) => grid.locator('tbody tr[aria-rowindex]');
const digits = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** The number of a head card. */
async function total(label: string): Promise<number> {
  const card = page.getByRole('main').getByText(label, { exact: true }).first().locator('../..');
  return digits(await card.locator('[data-number]').innerText());
}

async function openFirst(): Promise<{ found: number; top10: number }> {
  await page.goto('/my-product-requests?sort=queriesFound&direction=desc');
  const row = rowsOf(list()).first();
  await row.getByRole('rowheader').waitFor();
  const cells = await row.locator('td').allInnerTexts();
  await row.getByRole('rowheader').click();
  await page.waitForURL('**/my-product-requests/*');
  await rowsOf(table()).first().getByRole('rowheader').waitFor();
  return { found: digits(cells[1] ?? ''), top10: digits(cells[2] ?? '') };
}

describe('queries of my products', () => {
  it('are collected because somebody comes to look', async () => {
    await makeAccount(NEWCOMER);
    await connectCabinet(NEWCOMER, { sellerId: SELLER, name: `Новый ${mark}`, profile: 'no-premium' });
    await signIn(newcomer.page, NEWCOMER, '/my-product-requests');
    // Whatever day it has come to, the screen says so until the whole is there.
    await newcomer.page
      .getByText(/Готово дней: \d+ из \d+|Без подписки Premium/)
      .first()
      .waitFor();
  });

  it('agree on their counts in the list and on the screen of a product', async () => {
    const { found, top10 } = await openFirst();
    expect(found).toBeGreaterThan(3);
    expect(await total('Запросов')).toBe(found);
    expect(await total('Топ-10')).toBe(top10);
    await shoot(page, 'my-request');
  });

  it('leave every total at once when they are excluded, and come back', async () => {
    const before = await total('Запросов');
    const query = await rowsOf(table()).first().getByRole('rowheader').innerText();
    await rowsOf(table()).first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Исключить' }).click();
    await page.getByText('Исключён 1 запрос').waitFor();
    await expect.poll(() => total('Запросов')).toBe(before - 1);
    await page
      .getByRole('radiogroup', { name: 'Какие запросы показать' })
      .getByText(/^Исключённые/)
      .click();
    const excluded = rowsOf(table()).filter({ hasText: query });
    await excluded.first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect.poll(() => total('Запросов')).toBe(before);
    await page.getByRole('radiogroup', { name: 'Какие запросы показать' }).getByText(/^Все/).click();
    await page.waitForURL((url) => !url.searchParams.has('tab'));
  });

  it('stand on a chart of demand and place, which opens the history of one', async () => {
    const bubbles = page.getByRole('group', { name: 'Частота и позиция' });
    const bubble = bubbles.getByRole('button').first();
    await bubble.waitFor();
    expect(await bubble.getAttribute('aria-label')).toMatch(/частота .+, позиция .+, заказы/);
    await bubble.focus();
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog');
    await history.getByText('История с первого дня сбора', { exact: false }).waitFor();
    await history
      .getByRole('group', { name: 'Позиция по дням' })
      .or(history.locator('canvas'))
      .first()
      .waitFor();
    await shoot(page, 'my-request-history');
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
  });

  it('say when they were lost', async () => {
    await page.goto('/my-product-requests?sort=lostCount&direction=desc');
    const row = rowsOf(list()).first();
    await row.getByRole('rowheader').waitFor();
    await row.getByRole('rowheader').click();
    await page.waitForURL('**/my-product-requests/*');
    await page
      .getByRole('radiogroup', { name: 'Какие запросы показать' })
      .getByText(/^Потерянные/)
      .click();
    const lost = rowsOf(table());
    await lost.first().getByRole('rowheader').waitFor();
    expect(await lost.count()).toBe(await total('Потеряно'));
    expect(await lost.first().innerText()).toMatch(/\d{1,2} \S+ 20\d\d/);
  });

  it('are tracked many at once, with what it costs said first', async () => {
    await openFirst();
    for (const nth of [1, 2]) await rowsOf(table()).nth(nth).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Отслеживать 2 запроса' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/уникальн/).waitFor();
    await dialog.getByText(/Шаг проверки/).waitFor();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  it('are saved with numbers as numbers', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Скачать' }).first().click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'XLSX' }).click(),
    ]);
    const [header, first] = await readSheet(await readFile(await file.path()));
    expect(header?.[0]).toBe('Запрос');
    expect(typeof first?.[header?.indexOf('Увидели') ?? 0]).toBe('number');
  });

  it('are all there for whoever came to look, as far as his plan shows them', async () => {
    // Products first, then a month in four turns, each planned within ten seconds while the stories above went on.
    await newcomer.page.getByText('Без подписки Premium', { exact: false }).waitFor({ timeout: 150_000 });
    await rowsOf(list(newcomer.page)).first().getByRole('rowheader').waitFor();
    await newcomer.page.getByText(/Ваш тариф показывает дни с/).waitFor();
    await shoot(newcomer.page, 'my-requests-newcomer');
    await newcomer.page.goto('/product-request-statistics');
    await newcomer.page.getByText(/Позиция.*: Нужна подписка Premium/).waitFor();
  }, 180_000);

  it('and nothing has complained on the way', () => {
    expect([...owner.problems, ...newcomer.problems]).toEqual([]);
  });
});
