import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import type { RowSpelling } from '@vitrina/contract/tools/spellings.ts';
import { type getMarketWords as route, WORD_BOUNDS } from '@vitrina/contract/word-statistics.ts';
import * as z from 'zod';
import type { Context, ReportContext } from '../platform/context.ts';
import { getFreshness } from '../queries/freshness.ts';
import { listMeasuredDays } from '../queries/list-stored-days.ts';
import { divide } from '../queries/metrics.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { wordOf } from './describe-word-spellings.ts';
import { listWordSpellings } from './list-word-spellings.ts';

type Input = { marketplace: Marketplace; window: StatisticsWindow; search: string; isMisspelt: boolean };

const Row = z.object({
  stem: z.string(),
  queries: z.int(),
  count: z.number(),
  ca: z.number(),
  ord: z.number(),
  buyers: z.number(),
  gmv: z.number(),
  count_before: z.number(),
  text: z.string(),
});

/** A word in any of its forms, and words that begin as what was typed: it may be unfinished. */
function matching(search: string): { sql: string; parameters: Record<string, string> } {
  const words = [...new Set(splitWords(search))].slice(0, 10);
  if (words.length === 0) return { sql: '', parameters: {} };
  const parameters: Record<string, string> = {};
  for (const [index, word] of words.entries()) {
    parameters[`stem${index}`] = stemWord(word);
    parameters[`start${index}`] = word;
  }
  const any = words.map(
    (_, index) => `stem = {stem${index}:String} or startsWith(stem, {start${index}:String})`,
  );
  return { sql: `and (${any.join(' or ')})`, parameters };
}

async function listRows({ clickhouse }: ReportContext, day: Day, input: Input) {
  const { sql, parameters } = matching(input.search);
  const { marketplace, window, isMisspelt } = input;
  const spelled = `stem ${isMisspelt ? 'in' : 'not in'} (select stem from misspelt_words)`;
  return clickhouse.rows(
    'market words',
    `select stem, queries, count, ca, ord, buyers, gmv, count_before, top_query as text
    from word_win
    prewhere mp = {marketplace:String} and win = {window:UInt8} and day = {day:Date} ${sql}
    where ${spelled}
    order by count desc, stem
    limit {limit:UInt32}`,
    { marketplace, window, day, limit: WORD_BOUNDS.rows, ...parameters },
    Row,
  );
}

function toWord(row: z.infer<typeof Row>, hasBefore: boolean, spelling: RowSpelling) {
  const { stem, queries, count, text } = row;
  return {
    key: stem,
    word: wordOf(text, stem),
    queries,
    count,
    countBefore: hasBefore ? row.count_before : null,
    cartConversion: divide(row.ca, count),
    orderConversion: divide(row.buyers, count),
    orders: row.ord,
    gmvKopecks: row.gmv,
    topQuery: text,
    spelling,
  };
}

/** The strongest words of a marketplace in its newest ready-made window. */
export async function listMarketWords(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env'>,
  input: Input,
): Promise<OutputOf<typeof route>> {
  const stored = await listMeasuredDays(context, input.marketplace);
  const newest = stored.findLast(({ windows }) => windows !== null);
  const freshness = await getFreshness(context, input.marketplace, stored);
  const coverage = newest?.windows?.[input.window];
  if (!newest || !coverage) return { words: [], day: null, freshness };
  const rows = await listRows(context, newest.day, input);
  const hasBefore = coverage.wholeWindows[0] === true && coverage.wholeWindows[1] === true;
  const spellingOf = await listWordSpellings(context, { ...input, day: newest.day }, rows);
  const words = rows.map((row) => toWord(row, hasBefore, spellingOf(row.stem)));
  return { words, day: newest.day, freshness };
}
