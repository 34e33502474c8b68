import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, openScreen, signIn } from './browser.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

let page: Page;
beforeAll(async () => {
  ({ page } = await newPerson());
  await signIn(page);
});

const panel = () => page.getByRole('region', { name: 'Файлы в работе' });

async function saveBy(press: () => Promise<void>): Promise<{ file: Download; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), press()]);
  return { file, bytes: await readFile(await file.path()) };
}

async function choose(item: string): Promise<void> {
  await page.getByRole('button', { name: 'Скачать', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('the file of a table of thousands of rows', () => {
  it('is made in the background, then waits among the files and in the bell', async () => {
    await step('it is made while another screen is open, and saved from there', async () => {
      await page.goto('/search-history');
      await tableOf(page, 'Таблица запросов').rows().first().waitFor();
      await choose('XLSX');
      await panel().getByText('.xlsx').waitFor();
      // Another screen, without loading the page anew.
      await page.getByRole('link', { name: 'Проверка позиций' }).click();
      await page.waitForURL('**/position-check');
      const save = panel().getByRole('button', { name: 'Скачать' });
      await save.waitFor({ timeout: 60_000 });
      const { file, bytes } = await saveBy(() => save.click());
      expect(file.suggestedFilename()).toMatch(/^ozon_.*\.xlsx$/);
      const [header, ...rows] = await readSheet(bytes, 'Запросы');
      expect(header?.slice(0, 2)).toEqual(['Запрос', 'Популярность']);
      expect(rows.length).toBeGreaterThan(5000);
      // The provider's lines come first; those of other sources stand after them, in an order of their own.
      const counts = rows.slice(0, 5000).map(([, count]) => Number(count));
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      await panel().waitFor({ state: 'detached' });
    });

    await step('it stays in the list of files, and the bell names it', async () => {
      await page.goto('/search-history#files');
      const files = page.getByRole('dialog', { name: 'Мои файлы' });
      const { bytes } = await saveBy(() =>
        files
          .getByRole('button', { name: /^Скачать ozon_/ })
          .first()
          .click(),
      );
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Уведомления/ }).click();
      await page
        .getByRole('dialog', { name: 'Уведомления' })
        .getByText(/ozon_.*\.xlsx/)
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
    });
  });

  it('may be of another month, but of none before the data begins', async () => {
    await openScreen(page, '/search-history');
    await choose('За другой месяц');
    const dialog = page.getByRole('dialog', { name: 'Таблица за месяц' });
    await dialog.getByRole('button', { name: 'CSV' }).waitFor();
    for (let year = 0; year < 2; year += 1)
      await dialog.getByRole('button', { name: 'Предыдущий год' }).click();
    // product.md 9.4: the main marketplace's statistics begin on 14 March 2024.
    expect(await dialog.getByRole('button', { name: 'февр.' }).isDisabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'март' }).isEnabled()).toBe(true);
    const { file } = await saveBy(async () => {
      await dialog.getByRole('button', { name: 'CSV' }).click();
      await panel().getByRole('button', { name: 'Скачать' }).click({ timeout: 60_000 });
    });
    expect(file.suggestedFilename()).toMatch(/^ozon_\d{4}-\d{2}-01_.*\.csv$/);
  });

  it('can be cancelled while it is made', async () => {
    await openScreen(page, '/search-history');
    await tableOf(page, 'Таблица запросов').rows().first().waitFor();
    await choose('XLSX');
    await panel().getByRole('button', { name: 'Отменить' }).click();
    await panel().waitFor({ state: 'detached' });
    await choose('Мои файлы');
    await page.getByRole('dialog', { name: 'Мои файлы' }).getByText('Отменён').first().waitFor();
    await page.keyboard.press('Escape');
  });
});

it('a workbook too large for the workers of its library is made in the page', async () => {
  await page.route('**/api/positionCheck/list', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { entries: { id: number; name: string }[] };
    const [first] = body.entries;
    const entries = Array.from({ length: 2000 }, (_, index) => ({
      ...first,
      id: index + 1,
      name: `Чайник ${index + 1}`,
    }));
    await route.fulfill({ response: answer, json: { ...body, entries } });
  });
  await page.goto('/position-check');
  await page.getByText('Чайник 1', { exact: true }).first().waitFor();
  const { bytes } = await saveBy(() => choose('XLSX'));
  const rows = await readSheet(bytes, 'Таблица');
  expect(rows).toHaveLength(2001);
});
