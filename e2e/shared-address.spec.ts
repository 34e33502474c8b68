import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { sellerKeys } from './outside.ts';
import { makeAccount, signInAs } from './people.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const STRANGER = { name: 'Пётр Чужой', email: `stranger-${mark}@shop.test`, password: 'Chuzhoj-zont-88!' };
const SELLER = '19';
const VIEW = `Утро ${mark}`;

let owner: Person;
let colleague: Person;
let stranger: Person;
beforeAll(async () => {
  await makeAccount(STRANGER);
  owner = await newPerson();
  colleague = await newPerson({ width: 1280 });
  stranger = await newPerson();
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(owner.page);
});

const SORTED =
  '/search-history?contains=%D0%B4%D0%BB%D1%8F&sort=uniq_sellers&direction=desc&thenSort=count&thenDirection=asc';

/** The rows of the table with their figures, in their order. */
async function readRows(page: Page): Promise<(readonly string[])[]> {
  const table = tableOf(page, 'Таблица запросов');
  await table.rows().nth(3).waitFor();
  await page.waitForLoadState('networkidle');
  return table.columns('Запрос', 'Популярность', 'Конкуренты');
}

describe('the address of a screen', () => {
  it('a link shows the same rows to whoever has the rights, and nothing to anybody else', async () => {
    let link = '';

    await step('it is copied with the cabinet in it', async () => {
      const { page } = owner;
      await page.goto(SORTED);
      await readRows(page);
      await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
      link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).searchParams.get('cabinet')).toMatch(/^\d+$/);
    });

    await step('a colleague sees the same rows in the same order after signing in', async () => {
      const { page } = colleague;
      await page.goto(link);
      await page.waitForURL(/\/login\?redirect=/);
      const mine = await readRows(owner.page);
      await signInAs(page, stack());
      await page.waitForURL('**/search-history*');
      expect(await readRows(page)).toEqual(mine);
      expect(new URL(page.url()).searchParams.has('cabinet')).toBe(false);
    });

    await step('a stranger reads which right is missing', async () => {
      const { page } = stranger;
      await signIn(page, STRANGER, '/cabinets');
      await connect(page);
      await page.goto(link);
      await page.waitForURL('**/not-authorized*');
      await shoot(page, 'shared-not-authorized');
    });
  });
});

describe('a saved view', () => {
  it('is saved, opened again and shows the same rows', async () => {
    const { page } = owner;
    await page.goto(SORTED);
    await readRows(page);
    await page.getByRole('button', { name: 'Виды' }).click();
    await page.getByRole('menuitem', { name: 'Сохранить как новый вид' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новый вид' });
    await dialog.getByLabel('Название').fill(VIEW);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Вид сохранён').waitFor();
    const saved = await readRows(page);
    await page.goto('/search-history');
    await expect.poll(() => readRows(page)).not.toEqual(saved);
    await page.getByRole('button', { name: /^Виды/ }).click();
    await page.getByRole('menuitem', { name: VIEW }).first().click();
    await page.waitForURL(/contains=/);
    // The rows of before stay until the others have come.
    await expect.poll(() => readRows(page)).toEqual(saved);
    await shoot(page, 'saved-view');
  });
});

/** Whoever has no cabinet at all is asked for one first. */
async function connect(page: Page): Promise<void> {
  const { keyOf } = await sellerKeys(SELLER);
  await page.getByRole('button', { name: 'Добавить кабинет' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название кабинета').fill(`Чужой ${mark}`);
  await dialog.getByLabel('ID продавца (Client ID)').fill(SELLER);
  await dialog.getByLabel('API-ключ', { exact: true }).fill(keyOf('full'));
  await dialog.getByRole('button', { name: 'Проверить и сохранить' }).click();
  await page.getByText(`Кабинет «Чужой ${mark}» подключён`).waitFor();
}
