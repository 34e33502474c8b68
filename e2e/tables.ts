import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';

/** The texts of a row under these headers, in their order. */
type Texts<Headers extends readonly string[]> = { [Header in keyof Headers]: string };

type Grid = { headers: string[]; rows: string[][] };

function pick<const Headers extends readonly string[]>({ headers, rows }: Grid, names: Headers) {
  const places = names.map((name) => {
    const place = headers.indexOf(name);
    if (place < 0) throw new Error(`No column ${name} among ${headers.join(', ')}`);
    return place;
  });
  return rows.map((cells) => places.map((place) => cells[place] ?? '') as Texts<Headers>);
}

/** A table by its name, read by its headers: its rows are those that stand in the window. */
export function tableOf(on: Page | Locator, name: string | RegExp) {
  const grid = on.getByRole('grid', { name, exact: true });
  const rows = () => grid.locator('tbody tr[aria-rowindex]');

  async function read(): Promise<Grid> {
    // Rows are there before their cells.
    await rows().first().locator('td').nth(1).waitFor();
    return grid.evaluate((table) => ({
      // What follows the first text of a header says how the table is ordered.
      headers: [...table.querySelectorAll('thead th')].map(
        (head) => document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode()?.textContent ?? '',
      ),
      rows: [...table.querySelectorAll('tbody tr[aria-rowindex]')].map((row) =>
        [...row.children].map((cell) => {
          const text = cell.cloneNode(true) as Element;
          // What a cell says beside its value.
          for (const note of text.querySelectorAll('[data-note]')) note.remove();
          return text.textContent.trim();
        }),
      ),
    }));
  }

  /** What stands under these headers, row by row. */
  async function columns<const Headers extends readonly string[]>(...headers: Headers) {
    return pick(await read(), headers);
  }

  return {
    grid,
    rows,
    /** Those with this text. */
    row: (text: string | RegExp) => rows().filter({ hasText: text }),
    header: (header: string) => grid.getByRole('columnheader', { name: header }),
    columns,
    column: async (header: string) => (await columns(header)).map(([text]) => text),
    async cell(row: number, header: string): Promise<string> {
      const found = (await columns(header))[row];
      if (found === undefined) throw new Error(`No row ${row} in the window`);
      return found[0];
    },
    /** The cell itself, for what is in it beside its text. */
    async locate(row: Locator, header: string): Promise<Locator> {
      const place = (await read()).headers.indexOf(header);
      return row.locator('td').nth(place);
    },
  };
}

/** The whole table as the screen has it, through its file; `nth` is its button's place among those of charts. */
export async function saveCsv(page: Page, nth = 0) {
  await page.getByRole('button', { name: 'Скачать' }).nth(nth).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = parse(await readFile(await file.path()), { bom: true, delimiter: ';' });
  const [headers = [], ...rows] = lines;
  return {
    headers,
    rows,
    columns: <const Headers extends readonly string[]>(...names: Headers) => pick({ headers, rows }, names),
  };
}

/** The number of a card that stands above a table, by the label of the card. */
export async function readCard(page: Page, label: string): Promise<number> {
  return toNumber(
    await page
      .getByRole('main')
      .getByRole('group', { name: label, exact: true })
      .locator('[data-number]')
      .innerText(),
  );
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
  return toNumber(
    await page
      .getByText(/^Остал(ся|ось|ись) [\d\s]+ запуск/)
      .filter({ visible: true })
      .innerText(),
  );
}
