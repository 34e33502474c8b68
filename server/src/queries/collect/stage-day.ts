import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { FEED_COLUMNS } from '../../integrations/query-feed/columns.ts';
import type { Feed, FeedFailure } from '../../integrations/query-feed/feed.ts';
import { streamQueryDay } from '../../integrations/query-feed/stream-query-day.ts';
import { findClickHouseTrouble } from '../../platform/clickhouse/errors.ts';
import type { ReportContext } from '../../platform/context.ts';
import { stageName } from '../add-queries.ts';
import { checkStage } from './check-stage.ts';

/** `hasSpellings`: some rows are one query after normalising and must be added up. */
export type StagedDay = { outcome: 'ok'; stage: string; hasSpellings: boolean };

// Float64 takes whatever the file says, so that nonsense (a fraction, a number of thirty digits) is seen by the checks
// instead of being cut to fit; null is an empty cell.
const FIGURES = FEED_COLUMNS.map((column) => `${column} Nullable(Float64)`).join(', ');

// The twin of `normaliseQuery`: no-break spaces count as spaces.
const TEXT = `arrayStringConcat(splitByWhitespace(replaceAll(replaceAll(lowerUTF8(query), 'ё', 'е'), '\u00a0', ' ')), ' ')`;

async function fillStage(
  { clickhouse }: ReportContext,
  stage: string,
  source: Extract<Awaited<ReturnType<typeof streamQueryDay>>, { outcome: 'ok' }>,
): Promise<FeedFailure | { outcome: 'ok'; hasSpellings: boolean }> {
  await clickhouse.command(
    'create stage of a day',
    `create table {stage:Identifier}
    (query String, ${FIGURES}, text String materialized ${TEXT}, weight UInt64 alias toUInt64(ifNull(count, 0)))
    engine = Memory`,
    { stage },
  );
  try {
    await clickhouse.insertCsv('stage a day', stage, ['query', ...FEED_COLUMNS], source.csv);
  } catch (error) {
    const failure = source.failure();
    if (failure) return failure;
    // An engine that is away or full says nothing about the file; the job runs again.
    if (findClickHouseTrouble(error) !== undefined) throw error;
    const message = error instanceof Error ? error.message.slice(0, 300) : '';
    return { outcome: 'drift', message };
  } finally {
    source.csv.destroy();
  }
  return checkStage({ clickhouse }, stage, source.rows);
}

/** Reads the file of a day into a table of its own (in memory: it lives for seconds) and checks it there. */
export async function stageDay(
  context: ReportContext,
  feed: Feed,
  marketplace: Marketplace,
  day: Day,
): Promise<StagedDay | FeedFailure> {
  const source = await streamQueryDay(feed, marketplace, day);
  if (source.outcome !== 'ok') return source;
  const stage = stageName(`${marketplace}_${day.replaceAll('-', '')}`);
  const filled = await fillStage(context, stage, source).catch(async (error: unknown) => {
    await dropStage(context, stage).catch(() => undefined);
    throw error;
  });
  if (filled.outcome === 'ok') return { ...filled, stage };
  await dropStage(context, stage);
  return filled;
}

export async function dropStage({ clickhouse }: ReportContext, stage: string): Promise<void> {
  await clickhouse.command('drop stage', 'drop table if exists {stage:Identifier} sync', { stage });
}
