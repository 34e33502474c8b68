import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Context } from '../server/src/platform/context.ts';
import { makeSpellings } from '../server/src/queries/spelling/fold-spellings.ts';
import { SPLIT_WORDS_SQL } from '../server/src/words/split-words.ts';
import { MARKET } from './fill-market.ts';
import type { Row } from './report.ts';

const FIRST_SECONDS = 120;
const NEXT_SECONDS = 30;
const BLOCK_MS = 50;

const KEPT = [
  'spelling_words',
  'spelling_pairs',
  'query_keys',
  'spelling_candidates',
  'query_spellings',
  'misspelt_words',
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The whole market from nothing and once more as after another day, against writing its words once. */
export async function measureSpellings(context: Context): Promise<Row[]> {
  const { clickhouse } = context;
  for (const table of KEPT) await clickhouse.command('empty', 'truncate table {table:Identifier}', { table });
  await clickhouse.command(
    'bare table',
    'create or replace table bench_words (id UInt32, word String) engine = MergeTree order by tuple()',
  );
  const bare = await timed(() =>
    clickhouse.command(
      'write words',
      `insert into bench_words select id, arrayJoin(${SPLIT_WORDS_SQL}) from q`,
    ),
  );
  const newest = [{ marketplace: 'ozon', day: MARKET.lastDay }];
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const first = await timed(() => makeSpellings(context, newest));
  const next = await timed(() => makeSpellings(context, newest));
  delays.disable();
  const block = delays.max / 1_000_000;
  const isKept = first < FIRST_SECONDS && next < NEXT_SECONDS && block < BLOCK_MS;
  return [
    {
      what: 'spellings: 1,000,000 queries folded',
      measured: `first ${first.toFixed(1)} s, after another day ${next.toFixed(1)} s, longest block ${block.toFixed(0)} ms`,
      baseline: `the words of the same queries into a bare table: ${bare.toFixed(1)} s`,
      ratio: next / bare,
      budget: `first < ${FIRST_SECONDS} s, then < ${NEXT_SECONDS} s, no block of ${BLOCK_MS} ms`,
      isKept,
    },
  ];
}
