import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { caseOf, newPage, openPart } from './browser.ts';

const FREQUENCY = 'Главные числа';

/** The line that applies at once, or the one that waits. */
async function openConditions(which: 'free' | 'waiting') {
  const page = await newPage();
  await openPart(page, 'inputs');
  const line = caseOf(page, 'ConditionLine')
    .getByRole('group', { name: 'Условия' })
    .nth(which === 'free' ? 0 : 1);
  const texts = () => line.getByRole('list').getByRole('listitem').allInnerTexts();
  return {
    page,
    line,
    texts,
    chip: (name: string) => line.getByRole('button', { name: new RegExp(`^${name}`) }),
  };
}

const focused = (page: Page) => page.locator(':focus');
const dialogOf = (page: Page) => page.getByRole('dialog');

test('a chip goes by Delete or by its cross, and the focus to the next one', async () => {
  const { page, line, texts, chip } = await openConditions('free');
  expect(await texts()).toEqual(['за 7 дней', '500', 'Как есть']);
  await chip(FREQUENCY).focus();
  await page.keyboard.press('Delete');
  await expect.poll(texts).toEqual(['за 7 дней', 'Как есть']);
  await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Убрать фильтр: Как есть');
  await page.keyboard.press('Enter');
  await expect.poll(texts).toEqual(['за 7 дней']);
  await expect.poll(() => focused(page).innerText()).toBe('за 7 дней');
  // What is always set stays.
  await page.keyboard.press('Delete');
  expect(await texts()).toEqual(['за 7 дней']);
  expect(await line.getByRole('button', { name: /^Убрать фильтр/ }).count()).toBe(0);
});

test('what is added opens its field with the focus in it, and is no chip while nothing is written', async () => {
  const { page, line, texts } = await openConditions('free');
  const add = line.getByRole('button', { name: 'Добавить условие' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Фильтры' }).waitFor();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor();
  await expect.poll(() => focused(page).evaluate((field) => field.tagName)).toBe('INPUT');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await texts()).toHaveLength(3);
  await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Добавить условие');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Фильтры' }).click();
  await dialogOf(page).getByRole('textbox').fill('чай');
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await texts()).toEqual(['за 7 дней', '500', 'Содержит «чай»', 'Как есть']);
  await expect.poll(() => focused(page).innerText()).toBe('Содержит «чай»');
});

test('where an answer costs, changes wait until they are applied, and a refusal stands at its field', async () => {
  const { page, line, chip } = await openConditions('waiting');
  const waiting = () => line.locator('[data-changed]').allInnerTexts();
  await chip('Период').click();
  await dialogOf(page).getByText('28', { exact: true }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await waiting()).toEqual(['за 28 дней']);
  await chip(FREQUENCY).click();
  await dialogOf(page).getByRole('textbox').fill('1');
  await expect.poll(waiting).toEqual(['за 28 дней', '1']);
  await page.keyboard.press('Enter');
  await expect.poll(waiting).toEqual([]);
  await dialogOf(page).getByRole('alert').waitFor();
  expect(await dialogOf(page).getByRole('textbox').inputValue()).toBe('1');
});
