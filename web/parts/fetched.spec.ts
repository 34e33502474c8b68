import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, openPart } from './browser.ts';

const BLOCK = '**/sample-block-*.js';
const DIALOG = '**/sample-dialog-*.js';
const WITHOUT = 'Не удалось загрузить.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawnBlock = (page: Page) => page.getByRole('heading', { name: 'Казань' });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: WITHOUT });
const typed = (page: Page) => page.getByRole('textbox', { name: 'state' });

async function openFetched(): Promise<Page> {
  const page = await newPage();
  await openPart(page, 'fetched');
  await typed(page).fill('typed');
  return page;
}

test('without a network a block waits in its place and comes by itself when the network is back', async () => {
  const page = await openFetched();
  await page.context().setOffline(true);
  await button(page, 'block').click();
  await failed(page).getByText('Загрузится, как только вернётся связь').waitFor();
  expect((await failed(page).locator('..').boundingBox())?.height).toBeGreaterThan(180);
  await button(page, 'Повторить').click();
  await failed(page).waitFor();
  await page.context().setOffline(false);
  await drawnBlock(page).waitFor();
  expect(await typed(page).inputValue()).toBe('typed');
});

test('a file that was lost on the way asks for the page anew, which keeps its address', async () => {
  const page = await openFetched();
  await page.route(BLOCK, async (route) => route.abort());
  await button(page, 'block').click();
  await failed(page).getByText('Обновите страницу: адрес и фильтры останутся').waitFor();
  expect(await typed(page).inputValue()).toBe('typed');
  await page.unroute(BLOCK);
  const address = page.url();
  await button(page, 'Обновить страницу').click();
  await button(page, 'block').click();
  await drawnBlock(page).waitFor();
  expect(page.url()).toBe(address);
});

test('where a new release has replaced the file, it says so', async () => {
  const page = await openFetched();
  await page.route(BLOCK, async (route) => route.fulfill({ status: 404 }));
  await page.route('**/', async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/new-1.js"></script>',
    }),
  );
  await button(page, 'block').click();
  await failed(page).getByText('Вышла новая версия').waitFor();
  await button(page, 'Обновить страницу').waitFor();
});

test('a server that does not answer is no reason to lose the page', async () => {
  const page = await openFetched();
  await page.route(BLOCK, async (route) => route.abort());
  await page.route('**/', async (route) => route.abort());
  await button(page, 'block').click();
  await failed(page).getByText('Сервер не отвечает').waitFor();
  expect(await button(page, 'Обновить страницу').count()).toBe(0);
  await page.unroute('**/');
  await button(page, 'Повторить').click();
  // The browser remembers the module that failed: now that the server is there, the page is the way.
  await button(page, 'Обновить страницу').waitFor();
});

test('a dialog that does not load is reported, and opens as soon as it can', async () => {
  const page = await openFetched();
  await page.context().setOffline(true);
  await button(page, 'dialog').click();
  await failed(page).getByText('Проверьте связь').waitFor();
  await page.context().setOffline(false);
  await button(page, 'dialog').click();
  await page.getByRole('dialog').waitFor();
});

test('a dialog whose file is gone offers the page anew, and the screen stays until then', async () => {
  const page = await openFetched();
  await page.route(DIALOG, async (route) => route.fulfill({ status: 404 }));
  await button(page, 'dialog').click();
  await button(page, 'Обновить страницу').waitFor();
  // Ctrl+Z takes things back; it presses no other button of a toast.
  await page.evaluate(() => Object.assign(document.body.dataset, { kept: 'yes' }));
  await page.keyboard.press('Control+KeyZ');
  expect(await page.evaluate(() => document.body.dataset['kept'])).toBe('yes');
  await page.unroute(DIALOG);
  await button(page, 'Обновить страницу').click();
  await button(page, 'dialog').click();
  await page.getByRole('dialog').waitFor();
});

test('losing the network and having it back are reported', async () => {
  const page = await openFetched();
  await page.context().setOffline(true);
  await page.getByRole('alert').filter({ hasText: 'Нет связи' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Связь вернулась').waitFor();
});
