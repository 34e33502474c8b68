import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, shoot, signIn } from './browser.ts';
import { tableOf } from './tables.ts';

let page: Page;
beforeAll(async () => {
  ({ page } = await newPerson());
  await signIn(page);
});

const table = () => tableOf(page, 'Таблица запросов');
const header = (name: string) => table().header(name);

async function openMarket() {
  await page.goto('/search-history');
  await table().rows().nth(3).waitFor();
}

describe('the view of a table', () => {
  it('keeps the chosen columns after a reload', async () => {
    await openMarket();
    await page.getByRole('button', { name: 'Вид таблицы' }).click();
    const panel = page.getByRole('dialog', { name: 'Вид таблицы' });
    await panel.getByRole('button', { name: 'Деньги' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => header('Просмотры товаров').count()).toBe(0);
    await page.reload();
    await table().rows().nth(3).waitFor();
    expect(await header('Просмотры товаров').count()).toBe(0);
    await shoot(page, 'grammar-columns');
    await page.getByRole('button', { name: 'Вид таблицы' }).click();
    await panel.getByRole('button', { name: 'Вернуть исходный вид' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => header('Просмотры товаров').count()).toBe(1);
  });
});

describe('the shell', () => {
  it('opens a screen from the palette with the keyboard alone', async () => {
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

  it('opens a screen by two keys and lists the shortcuts', async () => {
    await page.goto('/statistics');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('KeyG');
    await page.keyboard.press('KeyP');
    await page.waitForURL('**/position-check');
    await page.keyboard.press('Shift+Slash');
    await page.getByRole('dialog', { name: 'Горячие клавиши' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
