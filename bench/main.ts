// npm run bench: the budgets of the design as tables of figures, each against a plain baseline of the same run.
// `--only server`, `--only tools`, `--only position-alerts` or `--only browser` measures a part. BENCH_DATA names the folder of the filled market.
import { measureApi } from './api.ts';
import { measureBrowser } from './browser.ts';
import { fillMarket, MARKET } from './fill-market.ts';
import { measureIngest } from './ingest.ts';
import { makeSeller } from './make-seller.ts';
import { measureMatrix } from './matrix.ts';
import { type Bench, openBench } from './open-bench.ts';
import { keepSection } from './pages.ts';
import { measurePositionAlerts } from './position-alerts.ts';
import type { Row } from './report.ts';
import { measureReports } from './reports.ts';
import { measureSandbox } from './sandbox.ts';
import { measureTools, TOOLS_AFTER, TOOLS_BEFORE } from './tools.ts';
import { measureWorkbook } from './workbook.ts';

/** Engines with the market in them: filling them takes half an hour, the first time only. */
async function onMarket(measure: (bench: Bench) => Promise<Row[]>): Promise<Row[]> {
  const bench = await openBench();
  try {
    console.log('Filling the market (the first time only)…');
    await fillMarket(bench.context, (line) => console.log(line));
    return await measure(bench);
  } finally {
    await bench.close();
  }
}

async function onEngines(measure: (bench: Bench) => Promise<Row[]>): Promise<Row[]> {
  const bench = await openBench();
  try {
    return await measure(bench);
  } finally {
    await bench.close();
  }
}

async function measureServer({ context, costs }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  console.log('Reports…');
  rows.push(...(await measureReports(context, costs)));
  console.log('Position matrix…');
  const { cabinetId } = await makeSeller(context, 'Bench');
  rows.push(...(await measureMatrix(context, costs, cabinetId)));
  console.log('Workbook…');
  rows.push(...(await measureWorkbook()));
  console.log('Ingest…');
  rows.push(...(await measureIngest(context)));
  console.log('API…');
  rows.push(...(await measureApi(context)));
  console.log('Sandbox…');
  rows.push(...(await measureSandbox()));
  return rows;
}

const parts = {
  server: async () =>
    keepSection({
      title: 'Server',
      before: `Market: ${MARKET.queries.toLocaleString('en')} queries × ${MARKET.days} days.`,
      rows: await onMarket(measureServer),
      after: `A row is a whole operation: the page, its exact total, the lines in its rows, freshness, the cabinet's plan. That is four to
seven statements at 3–6 ms each, which is what the second half of the budget (one statement's bound) does not allow for; a page
of the whole market is within p95 < 100 ms. An older period by an amount is the known hard case: two days of running sums are
joined, and the fifty rows found lie scattered.

The bare route answers in some 70 µs. user/getMyInfo takes about 90 µs more: one statement to PostgreSQL, the headers and the
limits of every answer. A statement compiled once instead of each time was tried: no more than the noise between runs.`,
    }),
  tools: async () =>
    keepSection({
      title: 'Search tools',
      before: TOOLS_BEFORE,
      rows: await onMarket((bench) => measureTools(bench, (line) => console.log(line))),
      after: TOOLS_AFTER,
    }),
  'position-alerts': async () =>
    keepSection({
      title: 'Position alerts',
      before: 'A cabinet whose queries are checked every five minutes; the market is not needed.',
      rows: await onEngines(({ context, costs }) => measurePositionAlerts(context, costs)),
      after: `Both read the checks themselves: a rehearsal a month of them, a live look the day before each new one. The judge is the same.`,
    }),
  browser: async () =>
    keepSection({
      title: 'Browser',
      before: 'Headless Chromium without a graphics card.',
      rows: await measureBrowser(),
      after: `Usable: the content of the screen is there, nothing is asked for any more and the last long task is over; median of five first
visits. Frames are counted while the page is scrolled by script; after each frame is shown, eight places on it are looked at,
and one without a row (or with an empty pixel of the canvas) makes the frame a blank one. The plain pages are in bench/plain.
What a screen waits for is counted from the build's manifest: the first file, the navigation, the screen, the Russian texts and
whatever these import; parts that load when they are asked for are not in it. Every screen behind the sign-in begins with some
200 KB: react-dom 55, router 30, i18next and react-i18next 15, Mantine's core 20, TanStack Query 8, zod 9, the styles and texts of
every screen, and what is ours. Menus, panels and hints, the fields of search history, charts and calendars come when they are
drawn or asked for. The first page of the morning was usable after 2.25 and 2.42 s in two quiet
runs of one build; where the plain pages themselves take a quarter to a half longer, after 3.03 s. Screens of the search tools
beyond 260 KB are those with the most own texts and columns; the design's budget names the first tool screen.`,
    }),
};

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const asked = (['server', 'tools', 'position-alerts', 'browser'] as const).filter(
  (part) => only === undefined || part === only,
);
if (asked.length === 0) {
  console.error(`There is no part called "${only}": say --only server, tools, position-alerts or browser.`);
  process.exit(2);
}
for (const part of asked) console.log(`\n${await parts[part]()}`);
