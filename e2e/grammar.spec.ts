import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';

let person: Person;
let page: Page;
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
});

const table = () => page.getByRole('grid', { name: 'Таблица запросов' });
const header = (name: string) => table().getByRole('columnheader', { name });
const rows = () => table().locator('tbody tr[aria-rowindex]');

async function openMarket() {
  await page.goto('/search-history');
  await rows().nth(3).waitFor();
}

describe('every table speaks one grammar', () => {
  it('sorts by two keys, and the address keeps both', async () => {
    await openMarket();
    await header('Конкуренты').getByRole('button').first().click();
    await page.waitForURL(/sort=uniq_sellers/);
    await header('Популярность')
      .getByRole('button')
      .first()
      .click({ modifiers: ['Shift'] });
    await page.waitForURL(/thenSort=count/);
    await page.reload();
    await rows().nth(3).waitFor();
    expect(await header('Конкуренты').getAttribute('aria-sort')).toMatch(/ascending|descending/);
    expect(page.url()).toContain('thenSort=count');
  });

  it('gives a rectangle of cells to a spreadsheet', async () => {
    await openMarket();
    const cell = rows().first().locator('[aria-colindex="3"]');
    await cell.click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+KeyC');
    await page.getByText(/Скопирован[оа]? \d+ яче/).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const lines = copied.replace(/\r?\n$/, '').split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.split('\t').length === 2)).toBe(true);
  });

  it('keeps the columns that a person has chosen', async () => {
    await openMarket();
    await page.getByRole('button', { name: 'Вид таблицы' }).click();
    const panel = page.getByRole('dialog', { name: 'Вид таблицы' });
    await panel.getByRole('button', { name: 'Деньги' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => header('Просмотры товаров').count()).toBe(0);
    await page.reload();
    await rows().nth(3).waitFor();
    expect(await header('Просмотры товаров').count()).toBe(0);
    await shoot(page, 'grammar-columns');
    await page.getByRole('button', { name: 'Вид таблицы' }).click();
    await panel.getByRole('button', { name: 'Вернуть исходный вид' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => header('Просмотры товаров').count()).toBe(1);
  });
});

describe('the shell is at hand', () => {
  it('finds a screen and goes there without a mouse', async () => {
    await page.goto('/statistics');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('combobox', { name: 'Поиск и команды' }).fill('Кабинеты');
    await page
      .getByRole('option', { name: /Кабинеты/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cabinets');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Кабинеты' }).waitFor();
  });

  it('goes to screens by two keys and tells which keys there are', async () => {
    await page.keyboard.press('KeyG');
    await page.keyboard.press('KeyP');
    await page.waitForURL('**/position-check');
    await page.keyboard.press('Shift+Slash');
    await page.getByRole('dialog', { name: 'Горячие клавиши' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('looks as a person likes it, and still does tomorrow', async () => {
    await person.context.addCookies([{ name: 'contentLayoutNav', value: 'horizontal', url: page.url() }]);
    await page.goto('/statistics');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, 'grammar-horizontal');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const cookies = await person.context.cookies();
    expect(cookies.find(({ name }) => name === 'contentLayoutNav')?.value).toBe('horizontal');
    await person.context.clearCookies({ name: 'contentLayoutNav' });
  });

  it('has complained about nothing on the way', () => {
    expect(person.problems).toEqual([]);
  });
});
