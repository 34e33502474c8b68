import { randomBytes } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { addQueryWords } from './add-query-words.ts';
import { awaitStragglers } from './await-stragglers.ts';
import { ONE_BLOCK } from './one-block.ts';

/** Tables of one piece of work, dropped at its end; what a killed worker left is swept by `sweepStages`. */
export const STAGE_PREFIX = 'sq_stage_';

export function stageName(purpose: string): string {
  return `${STAGE_PREFIX}${purpose}_${randomBytes(6).toString('hex')}`;
}

/**
 * Stands for a text where all of a market are compared with all that are known: sixteen bytes each instead of some sixty.
 * Two of ten million texts have the same one once in 10^24 markets.
 */
export function keyOfText(column: string): string {
  return `reinterpretAsUInt128(sipHash128(${column}))`;
}

const ADD_QUERIES = 'add queries';
/** Ids and what is kept beside them are given one at a time over all processes. */
export const IDS_LOCK = 'queries: ids';

/**
 * Gives ids to the texts of a stage table (columns `text`, `weight`) that have none yet, heaviest first. Ids are given
 * under a lock, because they count on from the last one.
 */
export async function addStagedQueries(
  context: Pick<Context, 'db' | 'clickhouse' | 'locks'>,
  stage: string,
): Promise<void> {
  await context.locks.runExclusive(IDS_LOCK, async () => {
    await awaitStragglers(context, ADD_QUERIES);
    await context.clickhouse.command(
      ADD_QUERIES,
      `insert into q (id, text)
      select (select max(id) from q) + 1 + rowNumberInAllBlocks(), text
      from
      (
        select text
        from {stage:Identifier}
        where text != '' and ${keyOfText('text')} not in (select ${keyOfText('text')} from q)
        group by text
        order by sum(weight) desc, text
      )
      settings ${ONE_BLOCK}`,
      { stage },
    );
    await addQueryWords(context);
  });
}

/** Words of queries that were stored before there were words, or by a worker that was killed behind the texts. */
export async function addMissingWords(context: Pick<Context, 'db' | 'clickhouse' | 'locks'>): Promise<void> {
  await context.locks.runExclusive(IDS_LOCK, () => addQueryWords(context));
}

/** The same for a short list that a person or a file brought. */
export async function addQueries(
  context: Pick<Context, 'db' | 'clickhouse' | 'locks'>,
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return;
  const stage = stageName('texts');
  const { clickhouse } = context;
  await clickhouse.command(
    'create stage of texts',
    'create table {stage:Identifier} (text String, weight UInt32) engine = MergeTree order by tuple()',
    { stage },
  );
  try {
    const rows = texts.map((text) => ({ text, weight: 0 }));
    await clickhouse.insert('stage texts', stage, rows);
    await addStagedQueries(context, stage);
  } finally {
    await clickhouse.command('drop stage', 'drop table if exists {stage:Identifier} sync', { stage });
  }
}
