// A process of its own, whose memory nothing else has touched: prints what a table of 100,000 rows cost it.

import type { Workbook } from '../server/src/exports/workbook/workbook.ts';
import { writeWorkbook } from '../server/src/exports/workbook/write-workbook.ts';

const ROWS = 100_000;
const ROWS_OF_A_PAGE = 5000;
const UNITS = ['count', 'share', 'kopecks', 'change', 'decimal', 'degrees'] as const;
const NUMBERS = 23;

const workbook: Workbook = {
  sheet: 'table',
  isRightToLeft: false,
  columns: [
    { header: 'query', width: 40 },
    ...Array.from({ length: NUMBERS }, (_, index) => ({
      header: `column ${index}`,
      width: 16,
      unit: UNITS[index % UNITS.length] ?? 'count',
      isHeated: index === 5,
    })),
  ],
};

function makeRow(number: number): (string | number)[] {
  const value = (column: number) => (number * 7919 + column * 104_729) % 1_000_003;
  const cells = Array.from({ length: NUMBERS }, (_, column) =>
    column % 2 === 0 ? value(column) : value(column) / 1_000_003,
  );
  return [`термос с крышкой ${number}`, ...cells];
}

async function* pages(): AsyncGenerator<(string | number)[][]> {
  for (let from = 0; from < ROWS; from += ROWS_OF_A_PAGE)
    yield await Promise.resolve(Array.from({ length: ROWS_OF_A_PAGE }, (_, index) => makeRow(from + index)));
}

async function costOf(pieces: AsyncIterable<{ length: number }>) {
  const before = process.memoryUsage.rss();
  const started = performance.now();
  let bytes = 0;
  let most = before;
  for await (const { length } of pieces) {
    bytes += length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  return { seconds: (performance.now() - started) / 1000, memoryMb: (most - before) / 1e6, bytes };
}

async function* plainTexts() {
  for await (const rows of pages()) yield rows.map((row) => row.join(';')).join('\n');
}

const requested =
  process.argv[2] === 'plain'
    ? plainTexts()
    : writeWorkbook(workbook, pages(), { sheet: 'about', lines: [] });
console.log(JSON.stringify(await costOf(requested)));
