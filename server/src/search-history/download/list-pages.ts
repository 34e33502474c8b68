import type { QueryRow } from '@vitrina/contract/search-history.ts';
import type { Lines } from '../table/list-lines.ts';
import type { OpenTable } from '../table/open-table.ts';

/** Reading and checking them takes some twenty milliseconds in one piece; fewer would read the market too often. */
export const ROWS_AT_ONCE = 1000;

/** The first rows of a table in its order, all of the same day; the first page is known already. */
export async function* listPages(
  table: OpenTable,
  first: Lines,
  most: number,
): AsyncGenerator<readonly QueryRow[]> {
  let page = first.rows;
  for (let offset = 0; page.length > 0; ) {
    yield page.slice(0, most - offset);
    offset += page.length;
    // A short page is the last one.
    if (page.length < ROWS_AT_ONCE || offset >= most) return;
    page = (await table.listLines(offset, ROWS_AT_ONCE, false)).rows;
  }
}
