import * as z from 'zod';
import type { Context } from '../server/src/platform/context.ts';
import { fillMarket } from './fill-market.ts';
import { listQuestions, type Question } from './imports/list-questions.ts';
import { IMPORTS_MARKET } from './imports/market.ts';
import { measurePair, type Pair } from './imports/measure-pair.ts';
import { storeFile, storeFiles } from './imports/store-file.ts';
import { makeSeller, type Seller } from './make-seller.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';

const ROUNDS = 60;
const RATIO = 1.2;
const PAGE_MS = 100;
const LINES = [200_000, 1_000_000, 5_000_000] as const;
const CABINETS = [50, 100, 1000] as const;
/** Of each other cabinet. */
const OTHER_LINES = 3000;

export type Growth = {
  lines: number;
  cabinets: number;
  first: Pair;
  behind: Pair;
  chosen: Pair;
  importSeconds: number;
  bytesPerLine: number;
};

export const IMPORTS_BEFORE = `Market: ${IMPORTS_MARKET.queries.toLocaleString('en')} queries × ${IMPORTS_MARKET.days} days. A cabinet without any import and one with a million imported lines
(five files of 200,000) are queried alternately; the ratio compares the two p95.`;

const inText = ({ p50, p95 }: Pair['plain']) => `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
const ratioOf = ({ plain, full }: Pair) => full.p95 / plain.p95;

function toRow(what: string, pair: Pair, isSeen: boolean): Row {
  return {
    what,
    measured: inText(pair.full),
    baseline: `without: ${inText(pair.plain)}`,
    ratio: ratioOf(pair),
    budget: isSeen ? `p95 < ${PAGE_MS} ms` : `p95 ratio ≤ ${RATIO}`,
    isKept: isSeen ? pair.full.p95 < PAGE_MS : ratioOf(pair) <= RATIO,
  };
}

const Bytes = z.object({ per_line: z.number().nullable() });

async function bytesPerLine({ clickhouse }: Context): Promise<number> {
  const [found] = await clickhouse.rows(
    'bytes of lines',
    `select sum(bytes_on_disk) / (select count() from sq_source_line) as per_line
    from system.parts
    where active and database = currentDatabase() and table in ('sq_source_day', 'sq_source_line')`,
    {},
    Bytes,
  );
  return found?.per_line ?? 0;
}

type Sellers = { empty: Seller; full: Seller };
type Input = { context: Context; sellers: Sellers };

const measureQuestion = ({ sellers }: Input, { ask }: Question, rounds = ROUNDS) =>
  measurePair(
    rounds,
    () => ask(sellers.empty),
    () => ask(sellers.full),
  );

async function grow(
  requested: Input,
  size: { lines: number; cabinets: number; seconds: number },
): Promise<Growth> {
  const { unseen, seen } = listQuestions(requested.context);
  const [first, behind, chosen] = [unseen[0], seen[0], seen.at(-1)];
  if (!first || !behind || !chosen) throw new Error('There is nothing to ask.');
  return {
    lines: size.lines,
    cabinets: size.cabinets,
    first: await measureQuestion(requested, first),
    behind: await measureQuestion(requested, behind, ROUNDS / 3),
    chosen: await measureQuestion(requested, chosen, ROUNDS / 3),
    importSeconds: size.seconds,
    bytesPerLine: await bytesPerLine(requested.context),
  };
}

async function measureAll(requested: Input, beside: string): Promise<Row[]> {
  const { unseen, seen } = listQuestions(requested.context);
  const rows: Row[] = [];
  for (const [questions, isSeen] of [[unseen, false] as const, [seen, true] as const])
    for (const question of questions)
      rows.push(toRow(`${question.what}${beside}`, await measureQuestion(requested, question), isSeen));
  return rows;
}

/** Numbers of cabinets that are nobody's: only their lines are needed. */
const FIRST_OTHER = 1_000_000;

async function addCabinets(context: Context, from: number, to: number): Promise<void> {
  for (let one = from; one < to; one += 1) {
    const file = { cabinet: FIRST_OTHER + one, lines: OTHER_LINES, day: IMPORTS_MARKET.lastDay };
    await storeFile(context, { ...file, first: one * OTHER_LINES }, false);
  }
}

async function emptyImports({ clickhouse, db }: Context): Promise<void> {
  for (const table of ['sq_source_day', 'sq_source_line'])
    await clickhouse.command('empty imports', `truncate table ${table}`);
  await db.deleteFrom('query_imports' as never).execute();
}

/** What a million imported lines cost those who do not see them, and those who do. */
export async function measureImports(
  { context }: Bench,
  say: (line: string) => void,
): Promise<{ rows: Row[]; growth: Growth[] }> {
  await fillMarket(context, say, IMPORTS_MARKET);
  await emptyImports(context);
  const sellers = { empty: await makeSeller(context, 'empty'), full: await makeSeller(context, 'full') };
  const requested = { context, sellers };
  const cabinet = sellers.full.cabinetId;
  const { lastDay } = IMPORTS_MARKET;
  const growth: Growth[] = [await grow(requested, { lines: 0, cabinets: 1, seconds: 0 })];
  const rows: Row[] = [];
  let from = 0;
  for (const lines of LINES) {
    const seconds = await storeFiles(context, { cabinet, from, to: lines, lastDay });
    from = lines;
    say(`  ${lines} lines, the last file in ${seconds.at(-1)?.toFixed(1)} s`);
    growth.push(await grow(requested, { lines, cabinets: 1, seconds: seconds.at(-1) ?? 0 }));
    if (lines === 1_000_000) rows.push(...(await measureAll(requested, '')));
  }
  let cabinets = 0;
  for (const more of CABINETS) {
    await addCabinets(context, cabinets, more);
    cabinets = more;
    const seconds = await storeFile(context, {
      cabinet,
      first: from - 200_000,
      lines: 200_000,
      day: lastDay,
    });
    say(`  ${cabinets} other cabinets`);
    growth.push(await grow(requested, { lines: from, cabinets: cabinets + 1, seconds }));
    if (more === CABINETS[0])
      rows.push(...(await measureAll(requested, `, 5 million lines, ${more} other cabinets`)));
  }
  return { rows, growth };
}

/** The table of growth, as it stands under the rows. */
export function describeGrowth(growth: readonly Growth[]): string {
  const head = [
    'lines of the cabinet',
    'cabinets',
    'first page, p95 with / without',
    'page of imported lines, p95',
    'three chosen, p95 with / without',
    'a file of 200,000 lines',
    'bytes a line',
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const body = growth.map(({ lines, cabinets, first, behind, chosen, importSeconds, bytesPerLine: bytes }) =>
    line([
      lines.toLocaleString('en'),
      cabinets.toLocaleString('en'),
      `${ms(first.full.p95)} / ${ms(first.plain.p95)} (${ratioOf(first).toFixed(2)})`,
      lines === 0 ? '—' : ms(behind.full.p95),
      `${ms(chosen.full.p95)} / ${ms(chosen.plain.p95)}`,
      lines === 0 ? '—' : `${importSeconds.toFixed(1)} s`,
      lines === 0 ? '—' : bytes.toFixed(0),
    ]),
  );
  return [
    `How it grows (other cabinets have ${OTHER_LINES.toLocaleString('en')} lines each; the last file is one more of 200,000 lines in the large cabinet):`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...body,
  ].join('\n');
}
