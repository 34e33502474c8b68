import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, shoot, signIn } from './browser.ts';
import { chooseCondition } from './conditions.ts';
import { step } from './step.ts';
import { tableOf, toNumber } from './tables.ts';

/** Nobody else tracks in this city. */
const CITY = 'Воронеж';
const FASTEST = 40;
const FILE = path.join(os.tmpdir(), `vitrina-queries-${process.pid}.csv`);

let page: Page;

beforeAll(async () => {
  ({ page } = await newPerson());
  await signIn(page, undefined, '/position-check');
});

const table = () => tableOf(page, 'Проверка позиций');
const row = () => table().row(CITY);
const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
const close = async (name: string) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
};
const meter = () => page.getByText(/^[\d\s]+ из [\d\s]+$/).first();
/** Queries of the cabinet that are checked. */
const readUsed = async () => toNumber((await meter().innerText()).split(' из ')[0] ?? '');

describe('the help of the position check', () => {
  it('is a tutorial of three steps that begins anew each time', async () => {
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

  it('distinguishes three ways of having no place', async () => {
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

  it('shows how the used queries add up', async () => {
    const used = await readUsed();
    await open('Как это считается');
    const dialog = page.getByRole('dialog', { name: 'Как это считается' });
    const sum = await dialog.getByText(/^Запросов в городах/).innerText();
    const [shelves = NaN, extra = NaN, total] = [...sum.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    expect(shelves + extra).toBe(total);
    expect(total).toBe(used);
    await close('Как это считается');
  });
});

describe('the step of checks', () => {
  it('grows from five minutes to thirty with a query too many, and comes back without it', {
    timeout: 300_000,
  }, async () => {
    await page.goto('/position-check');
    const used = await readUsed();
    // So many queries make the step longer.
    const needed = FASTEST - used + 1;
    expect(needed).toBeGreaterThan(0);

    await step('queries come from a file and from what the product is found by', async () => {
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

    await step('the longer step is said before it is confirmed', async () => {
      const dialog = page.getByRole('dialog', { name: 'Добавить товар' });
      await dialog.getByText('Шаг проверки станет реже: 5 → 30 минут').waitFor();
      await dialog.getByText(`всего станет ${FASTEST + 1}`, { exact: false }).waitFor();
      await shoot(page, 'position-home-cost');
      await dialog.getByRole('button', { name: 'Поставить на отслеживание' }).click();
      await page.getByText('Товар на отслеживании', { exact: false }).waitFor();
      await page.getByText(/проверки реже: каждые 30 минут. Уникальных запросов стало 41\./).waitFor();
      await shoot(page, 'position-home-slower');
    });

    await step('the budget says what each removal gives back', async () => {
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

    await step('a pause gives the step back, and the entry is found by its state', async () => {
      await row().getByRole('checkbox').check();
      await open('На паузу: 1');
      await row().getByText('На паузе').waitFor();
      // What is paused is not checked and takes nothing: the step is back at once.
      await page.getByText(/проверки снова чаще: каждые 5 минут/).waitFor();
      await chooseCondition(page, 'Состояние', 'На паузе');
      await page.waitForURL(/state=paused/);
      await row().waitFor();
      await expect.poll(() => table().rows().count()).toBe(1);
      await shoot(page, 'position-home-paused');
    });

    await step('without the product the step is five minutes again', async () => {
      await page.goto('/position-check');
      await row().click();
      await open('Другие действия');
      await page.getByRole('menuitem', { name: 'Удалить отслеживание' }).click();
      await page.getByRole('button', { name: 'Удалить', exact: true }).click();
      await page.waitForURL('**/position-check');
      await page.getByText(/проверки снова чаще: каждые 5 минут/).waitFor();
      expect(await readUsed()).toBe(used);
    });
  });
});
