import type { Locator, Page } from 'playwright-core';

export function header(table: Locator, column: string): Locator {
  return table.locator(`th[data-column="${column}"]`);
}

/** Rows and columns are counted from 1 and 0, as the table counts them; a box for choosing stands before. */
export function cell(table: Locator, row: number, column: number): Locator {
  return table.locator(`tr[data-row="${row}"] > td:not(:has([data-select-row]))`).nth(column);
}

export async function columnOrder(table: Locator): Promise<string[]> {
  return table
    .locator('th[data-column]')
    .evaluateAll((heads) => heads.map((head) => (head as HTMLElement).dataset['column'] ?? ''));
}

/** The texts of one column in the first rows. */
export async function textsOf(table: Locator, column: number, rows: number): Promise<string[]> {
  return Promise.all(Array.from({ length: rows }, (_, row) => cell(table, row + 1, column).innerText()));
}

/** Where the focus stands, as a screen reader counts. */
export async function focusedCell(page: Page): Promise<{ row: number; column: number } | undefined> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('[aria-colindex]');
    const row = cell?.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
    const column = cell?.getAttribute('aria-colindex');
    return row === undefined || column == null ? undefined : { row: Number(row), column: Number(column) };
  });
}
