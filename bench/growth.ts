import { findClickHouseTrouble } from '../server/src/platform/clickhouse/errors.ts';
import { NotAnswered } from './ask-as.ts';
import { fillMarket, MARKET, type Market } from './fill-market.ts';
import { duringIngest } from './ingest.ts';
import { measureListBytes } from './make-lists.ts';
import { inMb, type Measured, measure } from './measure.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';
import { type Ago, listQuestions } from './tools/list-questions.ts';
import { openTools } from './tools/open-tools.ts';

/** Two windows of 28 days and a day before them: all that a question about today needs but last year. */
const DAYS = 57;
const AGO = { older: 20, kept: 21, halfYear: null } as const satisfies Ago;
const SIZES = [
  { queries: 100_000, products: 1000 },
  { queries: 1_000_000, products: 10_000 },
  { queries: 5_000_000, products: 100_000 },
  { queries: 10_000_000, products: 100_000 },
] as const;
const ROUNDS = 15;
/** What differs by less is the machine. */
const NOISE_MS = 5;

/** How many times as many queries the largest market has. */
const LARGEST = (SIZES.at(-1)?.queries ?? 1) / SIZES[0].queries;
const inMillions = (queries: number) => `${(queries / 1e6).toString()} M`;
const LOGARITHM = Math.log(SIZES.at(-1)?.queries ?? 1) / Math.log(SIZES[0].queries);

export const GROWTH_BEFORE = `The same questions on markets of ${SIZES.map(({ queries }) => inMillions(queries)).join(', ')} queries × ${DAYS} days, with cabinets of
1,000, 10,000 and 100,000 products; whole requests, one after another. The ratio is the largest market's time over
the smallest's; the budget is what a logarithm grows by.`;

export const GROWTH_AFTER = `What stands ready grows like the logarithm: lists and words of the market, lines of some queries, the shelves. What grows faster, and
what would be done about it:

- An older day without lists, and words about jumps: running sums and windows of all queries are read, 475 MB of ten million. A day
  that is looked at has a list from then on. Words would be found by the index of words first.
- The page of search history: 20 bytes of each query. A copy in the order of each column would make it constant.
- Own data of 100,000 products: the seller's lists, the day's three suggestions and the first page of the product table read every
  product. Suggestions would read kept rows as own places do; lists would be kept page by page.
- Questions about one product: its lines lie among those of all others of the month. Months of large cabinets would be their own parts.
- A day more is as many rows more. Ten million are not stored on this node: the statement that orders them and writes them as one
  block needs more than the 1.4 GB it may have. It would store pieces of a million, as sums are made.`;

type Size = (typeof SIZES)[number];
type Sample = { size: Size; measured: Measured | null };
/** null: refused as too heavy for one statement. */
type Found = Map<string, Measured | null>;

async function measureSize(bench: Bench, size: Size, say: (line: string) => void): Promise<Found> {
  const market: Market = { ...MARKET, queries: size.queries, days: DAYS };
  await fillMarket(bench.context, say, market);
  const tools = await openTools(bench, say, size.products);
  try {
    const found: Found = new Map();
    for (const { what, ask } of await listQuestions(tools, AGO)) {
      // The shop's own first question names its size.
      const measured = await measure(tools.costs, ROUNDS, ask).catch((error: unknown) => {
        if (error instanceof NotAnswered && error.isTooHeavy) return null;
        throw error;
      });
      found.set(what.replace('10,000 products', 'all products'), measured);
    }
    return found;
  } finally {
    await tools.close();
  }
}

const inText = (measured: Measured | null) =>
  measured === null ? 'refused' : `${measured.p50.toFixed(0)} ms, ${inMb(measured.bytesRead)}`;

function toRow(what: string, samples: readonly Sample[]): Row {
  const [first, last] = [
    samples[0]?.measured?.p50 ?? Number.NaN,
    samples.at(-1)?.measured?.p50 ?? Number.NaN,
  ];
  const ratio = last / first;
  return {
    what,
    measured: samples
      .map(({ size, measured }) => `${inMillions(size.queries)}: ${inText(measured)}`)
      .join('; '),
    baseline: `${inMillions(SIZES[0].queries)}: ${first.toFixed(0)} ms`,
    ratio,
    budget: `≤ ${LOGARITHM.toFixed(1)}, or ${NOISE_MS} ms more`,
    isKept: ratio <= LOGARITHM || last - first <= NOISE_MS,
  };
}

/** null: a statement of the night needs more memory than it has. */
type Night = { size: Size; seconds: number | null; listBytes: string };

/** A day more of each market: what is stored, summed up and made ready. */
async function measureNight({ context }: Bench): Promise<Omit<Night, 'size'>> {
  const { measured: listBytes } = await measureListBytes(context);
  try {
    const { store, derive, lists } = await duringIngest(context, async () => undefined);
    return { seconds: store + derive + lists, listBytes };
  } catch (error) {
    if (findClickHouseTrouble(error) !== 'tooHeavy') throw error;
    return { seconds: null, listBytes };
  }
}

function toNightRow(nights: readonly Night[]): Row {
  const [first, last] = [nights[0]?.seconds ?? Number.NaN, nights.at(-1)?.seconds ?? Number.NaN];
  return {
    what: 'a day more: rows, sums, windows and lists',
    measured: nights
      .map(
        ({ size, seconds, listBytes }) =>
          `${inMillions(size.queries)}: ${seconds === null ? 'too little memory' : `${seconds.toFixed(1)} s`}, lists ${listBytes}`,
      )
      .join('; '),
    baseline: `${inMillions(SIZES[0].queries)}: ${first.toFixed(1)} s`,
    ratio: last / first,
    budget: `${LARGEST} times, as the rows`,
    isKept: last / first <= LARGEST,
  };
}

/** How the cost of each question grows with the market and the cabinet. `open`: the engines of one size. */
export async function measureGrowth(
  open: (part: string) => Promise<Bench>,
  say: (line: string) => void,
): Promise<Row[]> {
  const samples = new Map<string, Sample[]>();
  const nights: Night[] = [];
  for (const size of SIZES) {
    say(`${inMillions(size.queries)} queries…`);
    const bench = await open(`growth-${size.queries}`);
    try {
      for (const [what, measured] of await measureSize(bench, size, say)) {
        say(`  ${what}: ${inText(measured)}`);
        samples.set(what, [...(samples.get(what) ?? []), { size, measured }]);
      }
      nights.push({ size, ...(await measureNight(bench)) });
      say(`  a day more: ${nights.at(-1)?.seconds?.toFixed(1) ?? 'too little memory'}`);
    } finally {
      await bench.close();
    }
  }
  return [...[...samples].map(([what, of]) => toRow(what, of)), toNightRow(nights)];
}
