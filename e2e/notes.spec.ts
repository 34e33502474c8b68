import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { passMinutes } from './outside.ts';
import { DEMO, leaveDemo, makeColleague } from './people.ts';
import { step } from './step.ts';

const mark = randomBytes(3).toString('hex');
const READER = { name: 'Инна Читалина', email: `inna-${mark}@shop.test`, password: 'Lilovyj-zontik-64!' };
const ANALYST = { name: 'Глеб Цифров', email: `gleb-${mark}@shop.test`, password: 'Zheltaja-pila-12?' };
const TEXT = `Сменили фото ${mark}`;

let owner: Person;
let reader: Person;
let analyst: Person;
beforeAll(async () => {
  [owner, reader, analyst] = [await newPerson(), await newPerson(), await newPerson()];
  await makeColleague(READER, ['analyticsReadOnly']);
  await makeColleague(ANALYST, ['analytics']);
  await signIn(owner.page);
  await signIn(reader.page, READER);
  await signIn(analyst.page, ANALYST);
});
afterAll(async () => {
  await Promise.all([leaveDemo(READER), leaveDemo(ANALYST)]);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Заметки' });
const flag = (page: Page) => page.getByRole('button', { name: TEXT });
const written = (page: Page) => dialog(page).getByRole('listitem').filter({ hasText: TEXT });

/** Lines of the product that the demo tracks; it has its first places two periods after the start. */
async function openChart({ page }: Person): Promise<void> {
  await page.goto(`/position-check/${DEMO.entryId}?view=lines`);
  await page.getByRole('group', { name: 'Линии графика' }).waitFor({ timeout: 60_000 });
}

describe('a note of a product', () => {
  it('is a flag on the chart that colleagues read or change as their roles let them', {
    timeout: 240_000,
  }, async () => {
    await step('it is written at a moment of the chart', async () => {
      const { page } = owner;
      await passMinutes(10);
      await openChart(owner);
      const plot = page.locator('.u-over').first();
      await plot.hover();
      await page.getByRole('button', { name: /^Добавить заметку:/ }).click();
      await dialog(page).getByLabel('Текст заметки').fill(TEXT);
      await dialog(page).getByRole('button', { name: 'Добавить' }).click();
      await page.getByText('Заметка добавлена').waitFor();
      await flag(page).waitFor();
      await shoot(page, 'note-flag');
    });

    await step('a reader can open it and change nothing', async () => {
      const { page } = reader;
      await openChart(reader);
      await flag(page).click();
      await written(page).getByText('Демо Продавец').waitFor();
      expect(await dialog(page).getByRole('textbox').count()).toBe(0);
      // What a note did can be measured by whoever reads it.
      await written(page).getByRole('button', { name: 'Измерить эффект' }).waitFor();
      expect(await written(page).getByRole('button').count()).toBe(1);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await page.keyboard.press('KeyN');
      await page.getByRole('button', { name: 'Добавить запросы' }).waitFor({ state: 'detached' });
      expect(await dialog(page).count()).toBe(0);
    });

    await step('an analyst can change it, and its author stays the same', async () => {
      const { page } = analyst;
      await openChart(analyst);
      await flag(page).click();
      const text = dialog(page).getByLabel('Текст заметки');
      await expect.poll(() => text.inputValue()).toBe(TEXT);
      await text.fill(`${TEXT}, второе`);
      await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Заметка обновлена').waitFor();
      await flag(page).click();
      await written(page).filter({ hasText: 'второе' }).getByText('Демо Продавец').waitFor();
    });

    await step('a removal can be undone; another one is seen by everybody', async () => {
      const { page } = owner;
      await openChart(owner);
      await flag(page).click();
      const remove = written(page).getByRole('button', { name: /^Удалить заметку/ });
      await remove.click();
      await written(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Отменить' }).click();
      await written(page).waitFor();
      await remove.click();
      await written(page).waitFor({ state: 'detached' });
      // Whoever leaves the page wants it gone.
      await openChart(owner);
      await openChart(reader);
      await reader.page.getByRole('group', { name: 'Линии графика' }).waitFor();
      await expect.poll(() => flag(reader.page).count()).toBe(0);
    });
  });
});
