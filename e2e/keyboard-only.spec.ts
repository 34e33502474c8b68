import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, shoot } from './browser.ts';
import { passMinutes, startClock, stopClock } from './outside.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

/** So many stops are at most before anything on a screen. */
const MOST_STOPS = 60;
const CITY = 'Новосибирск';
const QUERY = 'чайник';

let page: Page;
beforeAll(async () => {
  ({ page } = await newPerson({ width: 1280 }));
  // Enter on a button clicks as well, but no pointer goes down for it.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('usedPointer', 'yes'), true);
  });
});

afterAll(startClock);

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const hasFocus = (target: Locator) =>
  target
    .first()
    .evaluate((element) => element === document.activeElement)
    .catch(() => false);

/** Tab after Tab, as somebody without a mouse goes. */
async function tabTo(target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await press('Tab');
  }
  throw new Error(`Tab does not come to ${String(target)}`);
}

const dialog = () => page.getByRole('dialog');
const matrix = () => page.getByRole('grid', { name: /^Позиции товара/ });
const spoken = () =>
  matrix().evaluate(
    (grid) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  );

async function readNewest(): Promise<string> {
  await page.reload();
  await tabTo(matrix());
  return spoken();
}

describe('the keyboard alone', () => {
  it('a product is tracked, its matrix read and the tracking ended without a mouse', {
    timeout: 300_000,
  }, async () => {
    await step('signs in', async () => {
      const { email, password } = stack();
      await page.goto('/login');
      await tabTo(page.getByLabel('Электронная почта'));
      await page.keyboard.type(email);
      await tabTo(page.getByLabel('Пароль', { exact: true }));
      await page.keyboard.type(password);
      await press('Enter');
      await page.waitForURL('**/statistics');
    });

    await step('puts a product on tracking', async () => {
      await page.getByRole('heading', { level: 1, name: 'Статистика' }).waitFor();
      await press('KeyG', 'KeyP');
      await page.waitForURL('**/position-check');
      await tabTo(page.getByRole('button', { name: 'Добавить товар' }));
      await press('Enter');
      const product = dialog().getByRole('textbox', { name: 'Товар' });
      await expect.poll(() => hasFocus(product)).toBe(true);
      await page.getByRole('option').first().waitFor();
      await press('ArrowDown', 'Enter');
      await expect.poll(() => product.inputValue()).not.toBe('');
      await tabTo(dialog().getByRole('combobox', { name: 'Город' }));
      await page.keyboard.type(CITY);
      await page.getByRole('option', { name: CITY }).waitFor();
      await press('ArrowDown', 'Enter');
      await tabTo(dialog().getByLabel('Запросы', { exact: true }));
      await page.keyboard.type(QUERY);
      await press('Enter');
      await dialog().getByText('уникальн', { exact: false }).first().waitFor();
      await tabTo(dialog().getByRole('button', { name: 'Поставить на отслеживание' }));
      await press('Enter');
      await page.getByText('Товар на отслеживании', { exact: false }).waitFor();
      await dialog().waitFor({ state: 'detached' });
      // The focus is where it was before the dialog.
      await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Добавить товар' }))).toBe(true);
    });

    await step('opens the product from the list', async () => {
      const row = tableOf(page, 'Проверка позиций').row(CITY);
      await row.waitFor();
      await tabTo(tableOf(page, 'Проверка позиций').grid.locator('[tabindex="0"]'));
      const isInRow = () => row.evaluate((element) => element.contains(document.activeElement));
      for (let step = 0; step < MOST_STOPS && !(await isInRow()); step += 1) await press('ArrowDown');
      expect(await isInRow()).toBe(true);
      await press('Enter');
      await page.waitForURL('**/position-check/*');
      await page.getByText(`${CITY}, SKU`, { exact: false }).waitFor();
    });

    await step('reads a cell of the matrix', async () => {
      await passMinutes(10);
      await matrix().waitFor({ timeout: 60_000 });
      await expect.poll(readNewest, { timeout: 60_000, interval: 1500 }).toMatch(/место \d+|не найден|1000/i);
      await stopClock();
      const newest = await readNewest();
      await press('ArrowLeft');
      await expect.poll(spoken).not.toBe(newest);
      await press('ArrowRight', 'Escape');
      await expect.poll(spoken).toBe(newest);
      await press('Enter');
      const panel = page.getByRole('dialog', { name: QUERY });
      await panel.getByText(CITY).waitFor();
      await shoot(page, 'keyboard-cell');
      await press('Escape');
      await panel.waitFor({ state: 'detached' });
      // The focus is in the matrix again, on the same cell.
      await expect.poll(() => hasFocus(matrix())).toBe(true);
      expect(await spoken()).toBe(newest);
    });

    await step('ends the tracking', async () => {
      await page.reload();
      await matrix().waitFor();
      await tabTo(page.getByRole('button', { name: 'Другие действия' }));
      await press('Enter');
      await page.getByRole('menuitem', { name: 'Удалить' }).waitFor();
      await press('ArrowUp', 'Enter');
      await tabTo(dialog().getByRole('button', { name: 'Удалить' }));
      await press('Enter');
      await page.getByText('Отслеживание удалено').waitFor();
      await page.waitForURL('**/position-check');
    });

    expect(await page.evaluate(() => sessionStorage.getItem('usedPointer'))).toBeNull();
  });
});
