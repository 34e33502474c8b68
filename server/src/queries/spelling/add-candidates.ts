import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { SPLIT_WORDS_SQL } from '../../words/split-words.ts';
import { stageName } from '../add-queries.ts';
import { awaitStragglers } from '../await-stragglers.ts';
import { ONE_BLOCK } from '../one-block.ts';
import { JOINED_SQL, KEYS_SQL, unitSql } from './key-sql.ts';

/** Some seconds and some hundred megabytes of the engine. */
const QUERIES_AT_ONCE = 100_000;

const Span = z.object({ done: z.int(), last: z.int() });
type Ids = { from: number; to: number };

const ADD_KEYS = 'add query keys';
const PAIRS = '(select distinct wrong, right, kind from spelling_pairs)';

/** Each word of the new queries is put right, or wrong, and who has all the words of that is a candidate. */
const candidatesSql = (
  stage: string,
) => `insert into spelling_candidates (query_id, means, wrong, right, kind)
  select if(is_wrong, changed.id, known.query_id), if(is_wrong, known.query_id, changed.id), wrong, right, kind
  from
  (
    select query.id as id, is_wrong, wrong, right, kind,
      toUInt64(query.bag - ${unitSql('query.joined', 'query.mine')} + ${unitSql('query.joined', 'pair.instead')}) as bag
    from
    (
      select id, bag, unit.1 as joined, unit.2 as mine
      from
      (
        select id, arrayJoin(arrayDistinct(arrayZip(${JOINED_SQL}, words))) as unit
        from (select id, ${SPLIT_WORDS_SQL} as words from q where id > {from:UInt32} and id <= {to:UInt32})
      ) as spelled
      inner join ${stage} as keys on spelled.id = keys.query_id
    ) as query
    inner join
    (
      select wrong as mine, right as instead, wrong, right, kind, 1 as is_wrong from ${PAIRS}
      union all
      select right as mine, wrong as instead, wrong, right, kind, 0 as is_wrong from ${PAIRS}
    ) as pair on query.mine = pair.mine
  ) as changed
  inner join (select query_id, bag from query_keys union all select query_id, bag from ${stage}) as known
    on changed.bag = known.bag
  where known.query_id != changed.id
  settings ${ONE_BLOCK}`;

async function addSpan({ clickhouse }: ReportContext, ids: Ids): Promise<void> {
  const stage = stageName('keys');
  await clickhouse.command('create stage of keys', `create table ${stage} as query_keys`);
  try {
    await clickhouse.command(
      'stage query keys',
      `insert into ${stage} (query_id, bag, glued, spelled, swapped) ${KEYS_SQL} settings ${ONE_BLOCK}`,
      ids,
    );
    await clickhouse.command('add spelling candidates', candidatesSql(stage), ids);
    await clickhouse.command(ADD_KEYS, `insert into query_keys select * from ${stage} settings ${ONE_BLOCK}`);
  } finally {
    await clickhouse.command('drop stage', 'drop table if exists {stage:Identifier} sync', { stage });
  }
}

/**
 * Compares the queries behind the last compared one with all others. Keys of a span go in after its candidates: whoever
 * was killed between leaves candidates that the next run finds again, and each is read once.
 */
export async function addCandidates(context: ReportContext): Promise<void> {
  await awaitStragglers(context, ADD_KEYS);
  const [span] = await context.clickhouse.rows(
    'find queries without keys',
    'select (select max(query_id) from query_keys) as done, (select max(query_id) from q_word) as last',
    {},
    Span,
  );
  const { done, last } = span ?? { done: 0, last: 0 };
  for (let from = done; from < last; from += QUERIES_AT_ONCE)
    await addSpan(context, { from, to: Math.min(last, from + QUERIES_AT_ONCE) });
}
