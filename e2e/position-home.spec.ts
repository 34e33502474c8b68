import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeBrowser, newPerson, type Person, shoot, signIn } from './browser.ts';

const SEEN = 'positionTutorialSeen';

let person: Person;
let page: Page;
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await signIn(page);
  await page.goto('/position-check');
});
afterAll(async () => {
  expect(person.problems).toEqual([]);
  await closeBrowser();
});

const dialog = () => page.getByRole('dialog');

it('replays the tutorial from its first step, and Escape gives the focus back', async () => {
  const button = page.getByRole('button', { name: 'Обучение' });
  await button.click();
  await dialog().getByText('Шаг 1 из 3').waitFor();
  await dialog().getByRole('button', { name: 'Дальше' }).click();
  await dialog().getByText('Читайте матрицу').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await button.click();
  await dialog().getByText('Шаг 1 из 3').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await dialog().getByRole('button', { name: 'Понятно' }).click();
  await dialog().waitFor({ state: 'detached' });
});

it('does not open by itself for whoever tracks something', async () => {
  await page.evaluate((key) => localStorage.removeItem(key), SEEN);
  await page.addInitScript((key) => localStorage.removeItem(key), SEEN);
  await page.goto('/position-check');
  await page
    .getByRole('grid', { name: 'Проверка позиций' })
    .locator('tbody tr[aria-rowindex]')
    .first()
    .waitFor();
  expect(await dialog().count()).toBe(0);
});

it('spells the budget out: the costs of the queries are the number of the meter', async () => {
  const meter = page.getByRole('progressbar', { name: 'Уникальные запросы' });
  const [total = ''] = ((await meter.getAttribute('aria-valuetext')) ?? '').split(' ');
  await page.getByRole('button', { name: 'Как это считается' }).click();
  await dialog().getByText(`= ${total} уникальных`).waitFor();
  const rows = dialog().getByRole('grid', { name: 'Запросы' });
  await rows.locator('tbody tr[aria-rowindex]').first().waitFor();
  await shoot(page, 'position-budget');
  await dialog().getByText('Товары', { exact: true }).click();
  await dialog().getByRole('columnheader', { name: 'Вернётся' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

it('tells what the marks mean, on the list and on the screen of a product', async () => {
  await page.getByRole('button', { name: 'Легенда' }).click();
  await dialog().getByText('проверили и не нашли').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

it('narrows by state in the address, and a chip takes it back', async () => {
  await page.getByRole('combobox', { name: 'Состояние' }).click();
  await page.getByRole('option', { name: 'На паузе' }).click();
  await page.waitForURL(/state=paused/);
  await page.getByText('Ничего не нашлось').or(page.getByText('Состояние: На паузе')).first().waitFor();
  await page.getByRole('button', { name: /Состояние: На паузе/ }).click();
  await page.waitForURL((url) => !url.search.includes('paused'));
});
