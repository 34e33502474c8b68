import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

/** Rows of a table that stand in the window, cell by cell; the first cell of a table with a choice of rows is empty. */
export async function readCells(page: Page, table: string): Promise<string[][]> {
  const rows = page.getByRole('grid', { name: table }).locator('tbody tr[aria-rowindex]');
  await rows.first().locator('td, th').nth(1).waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
  );
}

/** The whole table as the screen has it, through its file; `place` is its button's among those of charts. */
export async function saveCsv(page: Page, place = 0): Promise<string[][]> {
  await page.getByRole('button', { name: 'Скачать' }).nth(place).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  return parse(await readFile(await file.path()), { bom: true, delimiter: ';' });
}

/** A number as people read it: 7 276, −12,5 %, 1 200 ₽. */
export function toNumber(shown: string): number {
  return Number(
    shown
      .replaceAll(/[^\d,.+−-]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
}

/** How many questions of the open tool today still has. */
export async function readRunsLeft(page: Page): Promise<number> {
  return toNumber(await page.getByText(/^Остал(ся|ось|ись) [\d\s]+ запуск/).innerText());
}
