import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, openScreen, type Person, shoot, signIn } from './browser.ts';
import { connectCabinet, makeAccount } from './people.ts';
import { readCard, tableOf, toNumber } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const SELLER = '27';
const NEWCOMER = {
  name: 'Фёдор Начинаев',
  email: `fedor-${mark}@shop.test`,
  password: 'Gorjachij-pesok-31!',
};

let newcomer: Person;
let page: Page;
/** The product with the most queries: its screen, and what the list says of it. */
let first: { path: string; found: number; top10: number };
beforeAll(async () => {
  newcomer = await newPerson();
  ({ page } = await newPerson());
  // What is collected because somebody came to look takes the longest.
  await makeAccount(NEWCOMER);
  await connectCabinet(NEWCOMER, { sellerId: SELLER, name: `Новый ${mark}`, profile: 'no-premium' });
  await signIn(newcomer.page, NEWCOMER, '/my-product-requests');
  await signIn(page, undefined, '/my-product-requests?sort=queriesFound&direction=desc');
  // Counts change until the month is there, which a busy machine collects for a minute or two.
  await list().rows().first().getByRole('rowheader').waitFor();
  await page
    .getByText('Собираем запросы:', { exact: false })
    .waitFor({ state: 'detached', timeout: 100_000 });
  first = await openBest();
}, 180_000);

const list = (on: Page = page) => tableOf(on, 'Запросы моих товаров');
const table = () => tableOf(page, 'Запросы товара');

async function openBest(): Promise<typeof first> {
  const [[found, top10] = ['', '']] = await list().columns('Запросов', 'Топ-10');
  await list().rows().first().getByRole('rowheader').click();
  await page.waitForURL('**/my-product-requests/*');
  return { path: new URL(page.url()).pathname, found: toNumber(found), top10: toNumber(top10) };
}

async function openProduct(): Promise<void> {
  await openScreen(page, first.path);
  await table().rows().first().getByRole('rowheader').waitFor();
}

const total = (label: string) => readCard(page, label);

describe('queries of my products', () => {
  it('agree on their counts in the list and on the screen of a product', async () => {
    await openProduct();
    expect(first.found).toBeGreaterThan(3);
    expect(await total('Запросов')).toBe(first.found);
    expect(await total('Топ-10')).toBe(first.top10);
    await shoot(page, 'my-request');
  });

  it('leave every total when they are excluded, and come back when they are returned', async () => {
    await openProduct();
    const before = await total('Запросов');
    const query = await table().rows().first().getByRole('rowheader').innerText();
    await table().rows().first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Исключить' }).click();
    await page.getByText('Исключён 1 запрос').waitFor();
    await expect.poll(() => total('Запросов')).toBe(before - 1);
    await page
      .getByRole('radiogroup', { name: 'Какие запросы показать' })
      .getByText(/^Исключённые/)
      .click();
    const excluded = table().row(query);
    await excluded.first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect.poll(() => total('Запросов')).toBe(before);
    await page.getByRole('radiogroup', { name: 'Какие запросы показать' }).getByText(/^Все/).click();
    await page.waitForURL((url) => !url.searchParams.has('tab'));
  });

  it('are bubbles of a chart by demand and place, each of which opens its history', async () => {
    await openProduct();
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

  it('show the day on which they were lost', async () => {
    await page.goto('/my-product-requests?sort=lostCount&direction=desc');
    await list().rows().first().getByRole('rowheader').click();
    await page.waitForURL('**/my-product-requests/*');
    await page
      .getByRole('radiogroup', { name: 'Какие запросы показать' })
      .getByText(/^Потерянные/)
      .click();
    const lost = table().rows();
    await lost.first().getByRole('rowheader').waitFor();
    expect(await lost.count()).toBe(await total('Потеряно'));
    expect(await lost.first().innerText()).toMatch(/\d{1,2} \S+ 20\d\d/);
  });

  it('are tracked many at once, with the cost said first', async () => {
    await openProduct();
    for (const nth of [1, 2]) await table().rows().nth(nth).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Отслеживать 2 запроса' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/уникальн/).waitFor();
    await dialog.getByText(/Шаг проверки/).waitFor();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  it('are saved with numbers as numbers', async () => {
    await openProduct();
    await page.getByRole('main').getByRole('button', { name: 'Скачать' }).first().click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'XLSX' }).click(),
    ]);
    const [header, first] = await readSheet(await readFile(await file.path()));
    expect(header?.[0]).toBe('Запрос');
    expect(typeof first?.[header?.indexOf('Увидели') ?? 0]).toBe('number');
  });

  it('of a new cabinet are collected once somebody looks, as far as the plan shows them', async () => {
    // Whatever day it has come to, the screen says so until the whole is there.
    await newcomer.page
      .getByText(/Собираем запросы: \d+ из \d+ дней|Без Premium площадка/)
      .first()
      .waitFor();
    // Products first, then a month in four runs, each planned within ten seconds while the tests above went on.
    await newcomer.page.getByText('Без Premium площадка', { exact: false }).waitFor({ timeout: 150_000 });
    await list(newcomer.page).rows().first().getByRole('rowheader').waitFor();
    await newcomer.page.getByText(/Ваш тариф показывает дни с/).waitFor();
    await shoot(newcomer.page, 'my-requests-newcomer');
    await newcomer.page.goto('/product-request-statistics');
    await newcomer.page.getByText(/Позиция.*: Нужна подписка Premium/).waitFor();
  }, 180_000);
});
