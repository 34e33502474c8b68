import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';

const LARGEST = Math.max(...LIST_PAGE_SIZES);

type PageOf<Row> = { rows: readonly Row[]; total: number };

/** Everything of which the screen has one page, for a file. */
export async function readPages<Row>(
  read: (page: { page: number; pageSize: number }) => Promise<PageOf<Row>>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    // One after another: a file may wait, and others use the server too.
    const { rows, total } = await read({ page, pageSize: LARGEST });
    all.push(...rows);
    if (rows.length < LARGEST || all.length >= total) return all;
  }
}
