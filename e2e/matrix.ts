import type { Page } from 'playwright-core';

/** The matrix of the product that is open. */
export const matrixOf = (page: Page) => page.getByRole('grid', { name: /^Позиции товара/ });

/** What the matrix says under “Сейчас”, by queries. Below them stand rows with the sums of all of them. */
export async function readPlacesNow(page: Page): Promise<Map<string, string>> {
  const matrix = matrixOf(page);
  await matrix.getByRole('rowheader').first().waitFor();
  const lines = await matrix.evaluate((grid) => {
    const textsOf = (row: Element) => [...row.children].map((cell) => cell.textContent.trim());
    const heads = [...grid.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent.trim());
    const place = heads.findIndex((head) => head.startsWith('Сейчас'));
    const rows = [...grid.querySelectorAll('[role="row"]')].filter((row) =>
      row.querySelector('[role="rowheader"]'),
    );
    return rows.map(textsOf).map((texts) => [texts[0] ?? '', texts[place] ?? ''] as const);
  });
  return new Map(lines.filter(([, now]) => /^(?:\d+\+?|н\/н)$/.test(now)));
}
