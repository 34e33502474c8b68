const LARGEST_PAGE = 100;

type Answer<Row> = { rows: readonly Row[]; total: number };

/** Everything of which the screen has one page, for a file. */
export async function readAll<Row>(
  read: (page: { page: number; pageSize: number }) => Promise<Answer<Row>>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    // One after another: a file may wait, and others use the server too.
    const { rows, total } = await read({ page, pageSize: LARGEST_PAGE });
    all.push(...rows);
    if (rows.length < LARGEST_PAGE || all.length >= total) return all;
  }
}
