import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { house } from './house.ts';
import { sellerKeys } from './outside.ts';
import { makeAccount, signInAs } from './people.ts';

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

/** The rows of the table with their figures, in their order. */
async function readRows(page: Page): Promise<string[]> {
  const rows = page.getByRole('grid', { name: 'Таблица запросов' }).locator('tbody tr[aria-rowindex]');
  await rows.nth(3).waitFor();
  await page.waitForLoadState('networkidle');
  return rows.evaluateAll((all) => all.map((row) => row.textContent.trim()));
}

describe('an address is the whole state of a screen', () => {
  let link = '';

  it('a link is copied with the cabinet in it', async () => {
    const { page } = owner;
    await page.goto(
      '/search-history?contains=%D0%B4%D0%BB%D1%8F&sort=uniq_sellers&direction=desc&thenSort=count&thenDirection=asc',
    );
    await readRows(page);
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('cabinet')).toMatch(/^\d+$/);
  });

  it('shows the same rows in the same order to whoever has the same rights, through the sign-in', async () => {
    const { page } = colleague;
    await page.goto(link);
    await page.waitForURL(/\/login\?redirect=/);
    const mine = await readRows(owner.page);
    await signInAs(page, house());
    await page.waitForURL('**/search-history*');
    expect(await readRows(page)).toEqual(mine);
    expect(new URL(page.url()).searchParams.has('cabinet')).toBe(false);
  });

  it('and tells anybody else that he may not see it', async () => {
    const { page } = stranger;
    await signIn(page, STRANGER, '/cabinets');
    await connect(page);
    await page.goto(link);
    await page.waitForURL('**/not-authorized*');
    await shoot(page, 'shared-not-authorized');
  });
});

describe('a view is an address with a name', () => {
  it('is saved, opened again and removed', async () => {
    const { page } = owner;
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
