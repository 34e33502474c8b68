import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import { type RowSpelling, SPELLING_REASONS } from '@vitrina/contract/tools/spellings.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { describeWordSpellings, type WordUse } from './describe-word-spellings.ts';

const Spelling = z.object({
  stem: z.string(),
  means: z.string(),
  meantQuery: z.string(),
  reason: z.enum(SPELLING_REASONS),
});
const Use = z.object({ stem: z.string(), count: z.number(), topQuery: z.string() });

type Window = { marketplace: Marketplace; window: StatisticsWindow; day: Day };
type Shown = { stem: string; count: number; text: string };

/** The misspellings of each word of a list, or what a misspelt word means, with their part of the searches of the window. */
export async function listWordSpellings(
  { clickhouse }: ReportContext,
  { marketplace, window, day }: Window,
  shown: readonly Shown[],
): Promise<(stem: string) => RowSpelling> {
  const stems = shown.map(({ stem }) => stem);
  const spellings = await clickhouse.rows(
    'list spellings of words',
    `select stem, means, meant_query as meantQuery, reason from misspelt_words
    where means in {stems:Array(String)} or stem in {stems:Array(String)}`,
    { stems },
    Spelling,
  );
  const uses = new Map<string, WordUse>(
    shown.map(({ stem, count, text }) => [stem, { count, topQuery: text }]),
  );
  const others = [...new Set(spellings.map(({ stem }) => stem))].filter((stem) => !uses.has(stem));
  if (others.length === 0) return describeWordSpellings(spellings, uses);
  const found = await clickhouse.rows(
    'searches of misspelt words',
    `select stem, count, top_query as topQuery from word_win
    prewhere mp = {marketplace:String} and win = {window:UInt8} and day = {day:Date} and stem in {others:Array(String)}`,
    { marketplace, window, day, others },
    Use,
  );
  for (const { stem, ...use } of found) uses.set(stem, use);
  return describeWordSpellings(spellings, uses);
}
