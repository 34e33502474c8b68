import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, openScreen, type Person, shoot, signIn } from './browser.ts';
import { stack } from './stack.ts';

/** product.md 4.4: below md and 16 px the menu is an overlay, whatever was chosen. */
const WIDE = { width: 1280, height: 800 };
const NARROWEST_WIDE = { width: 976, height: 800 };
const NARROW = { width: 975, height: 800 };
/** What the browser remembers the place of the menu by. */
const CHOICE = 'contentLayoutNav';
const SCREENS = ['/statistics', '/search-history', '/position-check', '/cabinets'];

let person: Person;
beforeAll(async () => {
  person = await newPerson(WIDE);
  await person.context.addCookies([{ name: CHOICE, value: 'horizontal', url: stack().url }]);
  await signIn(person.page);
});

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Меню' });
const menu = () => menuOf(person.page);
const openButton = () => person.page.getByRole('button', { name: 'Открыть меню' });

async function sidewaysPx(): Promise<number> {
  return person.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function expectRow(page: Page, width: number): Promise<void> {
  const [row, content] = [await menuOf(page).boundingBox(), await page.getByRole('main').boundingBox()];
  expect(row).toMatchObject({ x: 0, width });
  expect(content).toMatchObject({ x: 0, width });
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(content?.y ?? 0);
  // All of it stands in one row.
  const tops = await menuOf(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
  expect(await page.getByRole('button', { name: 'Открыть меню' }).count()).toBe(0);
}

describe('the menu in one row', () => {
  it('replaces the menu at the side as soon as it is chosen', async () => {
    const { page, context } = await newPerson(WIDE);
    await signIn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await menuOf(page).boundingBox())?.width).toBeLessThan(400);
    await page.getByRole('button', { name: 'Аккаунт' }).click();
    await page.getByRole('menuitem', { name: 'Оформление' }).click();
    const panel = page.getByRole('dialog', { name: 'Оформление' });
    await panel.getByText('Сверху', { exact: true }).click();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expectRow(page, WIDE.width);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === CHOICE)?.value).toBe('horizontal');
  });

  it('is there from the first paint on every screen, and nothing scrolls sideways', async () => {
    const { page } = person;
    for (const screen of SCREENS) {
      await page.goto(screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectRow(page, WIDE.width);
      expect(await sidewaysPx(), screen).toBe(0);
    }
    await shoot(page, 'horizontal-wide');
  });

  it('opens a group of screens and goes to one of them', async () => {
    const { page } = person;
    await openScreen(page, '/statistics');
    await menu().getByRole('button', { name: 'Поиск' }).click();
    await page.getByRole('menuitem', { name: 'Запросы Wildberries' }).click();
    await page.waitForURL('**/wb/search-history');
    await menu().locator('button[data-active="true"]').filter({ hasText: 'Поиск' }).waitFor();
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  });

  it('keeps the account settings highlighted on each of their tabs', async () => {
    const { page } = person;
    await openScreen(page, '/statistics');
    await menu().getByRole('link', { name: 'Настройки аккаунта' }).click();
    await page.waitForURL('**/pages/account-settings/account');
    const tabs = page.getByRole('navigation', { name: 'Разделы настроек' });
    await tabs.getByRole('link', { name: 'Кошелёк' }).click();
    await page.waitForURL('**/pages/account-settings/wallet');
    expect(await menu().locator('[data-active="true"]').allInnerTexts()).toEqual(['Настройки аккаунта']);
  });

  it('is a row at 976 px and an overlay one pixel below', async () => {
    const { page } = person;
    await openScreen(page, '/statistics');
    await page.setViewportSize(NARROWEST_WIDE);
    await expect.poll(() => openButton().count()).toBe(0);
    expect((await menu().boundingBox())?.width).toBe(NARROWEST_WIDE.width);
    expect(await sidewaysPx()).toBe(0);
    await page.setViewportSize(NARROW);
    await openButton().waitFor();
    expect(await menu().count()).toBe(0);
    expect(await sidewaysPx()).toBe(0);
    await openButton().click();
    const overlay = page.getByRole('dialog', { name: 'Меню' });
    await overlay.getByRole('link', { name: 'Кабинеты' }).waitFor();
    await shoot(page, 'horizontal-narrow');
    await overlay.getByRole('link', { name: 'Кабинеты' }).click();
    await page.waitForURL('**/cabinets');
    await overlay.waitFor({ state: 'hidden' });
  });
});
