import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { toNumber } from './tables.ts';

/** Nobody else tracks in this city. */
const CITY = 'Воронеж';
const FASTEST = 40;
const FILE = path.join(os.tmpdir(), `vitrina-queries-${process.pid}.csv`);

let person: Person;
let page: Page;
/** Queries of the cabinet before the story, and how many it takes to make the step one wider. */
let used = 0;
let needed = 0;

beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await signIn(page);
  await page.goto('/position-check');
});

const row = () => page.locator('tbody tr[aria-rowindex]').filter({ hasText: CITY });
const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
const close = async (name: string) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
};
const meter = () => page.getByText(/^[\d\s]+ из [\d\s]+$/).first();

describe('the home of the position check explains itself', () => {
  it('teaches in three steps, from the first each time', async () => {
    await open('Обучение');
    const dialog = page.getByRole('dialog', { name: 'Обучение' });
    for (const [index, button] of ['Дальше', 'Дальше', 'Понятно'].entries()) {
      await dialog.getByText(`Шаг ${index + 1} из 3`).waitFor();
      await dialog.getByRole('button', { name: button }).click();
    }
    await dialog.waitFor({ state: 'detached' });
    await open('Обучение');
    await dialog.getByText('Шаг 1 из 3').waitFor();
    await close('Обучение');
  });

  it('tells the three ways of having no place apart', async () => {
    await open('Легенда');
    const dialog = page.getByRole('dialog', { name: 'Легенда' });
    for (const text of [
      'проверили и не нашли',
      'товар дальше последнего проверенного места',
      'не проверено: лимит, ключ, пауза или сбой',
    ])
      await dialog.getByText(text).waitFor();
    await close('Легенда');
  });

  it('spells out how the budget is counted', async () => {
    used = toNumber((await meter().innerText()).split(' из ')[0] ?? '');
    needed = FASTEST - used + 1;
    expect(needed).toBeGreaterThan(0);
    await open('Как это считается');
    const dialog = page.getByRole('dialog', { name: 'Как это считается' });
    const sum = await dialog.getByText(/^Запросов в городах/).innerText();
    const [shelves = NaN, extra = NaN, total] = [...sum.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    expect(shelves + extra).toBe(total);
    expect(total).toBe(used);
    await close('Как это считается');
  });
});

describe('a seller gives the step of five minutes away, and gets it back', () => {
  it('takes queries from a file and from what the product is found by', async () => {
    await open('Добавить товар');
    const dialog = page.getByRole('dialog', { name: 'Добавить товар' });
    await dialog.getByRole('textbox', { name: 'Товар' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('combobox', { name: 'Город' }).click();
    await page.getByRole('option', { name: CITY, exact: true }).click();
    const queries = Array.from({ length: needed - 1 }, (_, index) => `запрос из файла ${index + 1}`);
    await writeFile(FILE, `Запрос;Частота\n${queries.map((query) => `${query};10`).join('\n')}\n`);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Из файла' }).click();
    await (await chooser).setFiles(FILE);
    await dialog.getByText(queries.at(-1) ?? '', { exact: true }).waitFor();
    await dialog.getByText('Шаг проверки останется 5 минут').waitFor();

    await dialog.getByRole('button', { name: 'Взять из моих запросов' }).click();
    const own = page.getByRole('dialog', { name: 'Взять из моих запросов' });
    await own.getByRole('row').nth(1).getByRole('checkbox').waitFor();
    // What lies on top closes alone: nothing that was chosen below is lost.
    await page.keyboard.press('Escape');
    await own.waitFor({ state: 'detached' });
    await dialog.getByText(queries.at(-1) ?? '', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Взять из моих запросов' }).click();
    await own.getByRole('row').nth(1).getByRole('checkbox').check();
    await own.getByRole('button', { name: 'Добавить 1 запрос' }).click();
    await own.waitFor({ state: 'detached' });
  });

  it('is told that the checks become rarer before it is confirmed', async () => {
    const dialog = page.getByRole('dialog', { name: 'Добавить товар' });
    await dialog.getByText('Шаг проверки станет реже: 5 → 30 минут').waitFor();
    await dialog.getByText(`всего станет ${FASTEST + 1}`, { exact: false }).waitFor();
    await shoot(page, 'position-home-cost');
    await dialog.getByRole('button', { name: 'Поставить на отслеживание' }).click();
    await page.getByText('Товар на отслеживании', { exact: false }).waitFor();
    await page.getByText(/проверки реже: каждые 30 минут. Уникальных запросов стало 41\./).waitFor();
    await shoot(page, 'position-home-slower');
  });

  it('hears what each removal gives back', async () => {
    await open('Как это считается');
    const dialog = page.getByRole('dialog', { name: 'Как это считается' });
    await dialog
      .getByText('Чтобы шаг снова стал 5 минут, уберите 1 уникальный запрос', { exact: false })
      .waitFor();
    await dialog
      .getByText(/5 → 30 мин, уникальных запросов стало 41/)
      .first()
      .waitFor();
    await dialog.getByText('Товары', { exact: true }).click();
    const line = dialog.getByRole('row').filter({ hasText: CITY });
    // So many queries it has, and each of them comes back.
    expect(await line.getByRole('gridcell', { name: String(needed), exact: true }).count()).toBe(2);
    await shoot(page, 'position-home-budget');
    await close('Как это считается');
  });

  it('finds the entry by its state', async () => {
    await row().getByRole('checkbox').check();
    await open('На паузу: 1');
    await row().getByText('На паузе').waitFor();
    // What is paused is not checked and takes nothing: the step is back at once.
    await page.getByText(/проверки снова чаще: каждые 5 минут/).waitFor();
    await page.getByRole('combobox', { name: 'Состояние' }).click();
    await page.getByRole('option', { name: 'На паузе' }).click();
    await page.waitForURL(/state=paused/);
    await row().waitFor();
    await expect.poll(() => page.locator('tbody tr[aria-rowindex]').count()).toBe(1);
    await shoot(page, 'position-home-paused');
  });

  it('takes the product off, and the five minutes are back', async () => {
    await page.goto('/position-check');
    await row().click();
    await open('Другие действия');
    await page.getByRole('menuitem', { name: 'Удалить отслеживание' }).click();
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await page.waitForURL('**/position-check');
    await page.getByText(/проверки снова чаще: каждые 5 минут/).waitFor();
    expect(toNumber((await meter().innerText()).split(' из ')[0] ?? '')).toBe(used);
  });

  it('and nobody’s page has complained', () => expect(person.problems).toEqual([]));
});
