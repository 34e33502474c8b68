import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';

let person: Person;
let page: Page;
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
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

  it('has complained about nothing on the way', () => {
    expect(person.problems).toEqual([]);
  });
});
