import type { ReportContext } from '../../platform/context.ts';
import { SPLIT_WORDS_SQL } from '../../words/split-words.ts';
import { ONE_BLOCK } from '../one-block.ts';

/** Names of the tables of one run. */
export type RunTables = { demand: string; words: string; judged: string; edges: string };

/** Searches of each query from the first measured day on: what was meant does not change from day to day. */
async function addDemand({ clickhouse }: ReportContext, demand: string, newest: readonly MarketplaceDay[]) {
  const days = newest.map((_, place) => `(mp = {mp${place}:String} and day = {day${place}:Date})`);
  await clickhouse.command(
    'add demand of queries',
    `insert into ${demand}
    select sums.query_id, sums.count, keys.bag, keys.glued, keys.spelled, keys.swapped
    from (select query_id, sum(count) as count from sq_cum where ${days.join(' or ')} group by query_id) as sums
    inner join query_keys as keys on sums.query_id = keys.query_id
    order by sums.query_id
    settings join_algorithm = 'full_sorting_merge', ${ONE_BLOCK}`,
    Object.fromEntries(
      newest.flatMap(({ marketplace, day }, place) => [
        [`mp${place}`, marketplace],
        [`day${place}`, day],
      ]),
    ),
  );
}

export type MarketplaceDay = { marketplace: string; day: string };

const wordsSql = ({ demand, words }: RunTables) => `insert into ${words}
  select word, sum(count), count()
  from (select id, arrayJoin(arrayDistinct(${SPLIT_WORDS_SQL})) as word from q) as spelled
  inner join ${demand} as demand on spelled.id = demand.query_id
  where word in (select wrong from spelling_candidates union distinct select right from spelling_candidates)
  group by word
  settings ${ONE_BLOCK}`;

/** Only what is searched several times less than what it may mean; of two scripts the less searched one. */
const judgedSql = ({ demand, words, judged }: RunTables) => `insert into ${judged}
  select
    pair.query_id, pair.means, pair.wrong, pair.right, pair.kind, pair.wrong_count, right_query.count,
    wrong_word.demand, wrong_word.queries, right_word.demand, right_word.queries
  from
  (
    select candidate.query_id as query_id, candidate.means as means, candidate.wrong as wrong,
      candidate.right as right, candidate.kind as kind, wrong_query.count as wrong_count
    from (select distinct query_id, means, wrong, right, kind from spelling_candidates) as candidate
    inner join ${demand} as wrong_query on candidate.query_id = wrong_query.query_id
  ) as pair
  inner join ${demand} as right_query on pair.means = right_query.query_id
  inner join ${words} as wrong_word on pair.wrong = wrong_word.word
  inner join ${words} as right_word on pair.right = right_word.word
  where right_query.count >= if(pair.kind = 'translit', pair.wrong_count + 1, 5 * pair.wrong_count)
  order by pair.query_id
  settings ${ONE_BLOCK}`;

const alikeSql = (
  { demand, edges }: RunTables,
  key: 'bag' | 'glued',
  reason: 'order' | 'spacing',
) => `insert into ${edges}
  select query_id, means, '${reason}'
  from
  (
    select groupArray(query_id) as ids, argMax(query_id, (count, -toInt64(query_id))) as means
    from ${demand}
    group by ${key}
    having count() > 1
  )
  array join ids as query_id
  where query_id != means
  order by query_id
  settings ${ONE_BLOCK}`;

const layoutSql = ({ demand, edges }: RunTables) => `insert into ${edges}
  select typed.query_id, meant.query_id, 'layout'
  from (select query_id, count, swapped from ${demand} where swapped in (select spelled from ${demand})) as typed
  inner join (select query_id, count, spelled from ${demand}) as meant on typed.swapped = meant.spelled
  where meant.count >= 3 * typed.count
  order by typed.query_id
  settings ${ONE_BLOCK}`;

const TABLES = {
  demand:
    '(query_id UInt32, count UInt64, bag UInt64, glued UInt64, spelled UInt64, swapped UInt64) engine = MergeTree order by query_id',
  words: '(word String, demand UInt64, queries UInt32) engine = MergeTree order by word',
  judged: `(query_id UInt32, means UInt32, wrong String, right String, kind String, wrong_count UInt64, right_count UInt64,
    wrong_demand UInt64, wrong_queries UInt32, right_demand UInt64, right_queries UInt32)
    engine = MergeTree order by query_id`,
  edges: '(query_id UInt32, means UInt32, reason String) engine = MergeTree order by query_id',
} as const satisfies Record<keyof RunTables, string>;

// The keys of a constant table.
const NAMES = Object.keys(TABLES) as (keyof RunTables)[];

/** What tells of each candidate how much it is searched, and which queries have one bag, spacing or key row. */
export async function measureCandidates(
  context: ReportContext,
  tables: RunTables,
  newest: readonly MarketplaceDay[],
): Promise<void> {
  const { clickhouse } = context;
  for (const name of NAMES)
    await clickhouse.command(`create ${name} of spellings`, `create table ${tables[name]} ${TABLES[name]}`);
  await addDemand(context, tables.demand, newest);
  await clickhouse.command('add use of words', wordsSql(tables));
  await clickhouse.command('measure candidates', judgedSql(tables));
  await clickhouse.command('add other orders', alikeSql(tables, 'bag', 'order'));
  await clickhouse.command('add other spacings', alikeSql(tables, 'glued', 'spacing'));
  await clickhouse.command('add other layouts', layoutSql(tables));
}

export async function dropRunTables({ clickhouse }: ReportContext, tables: RunTables): Promise<void> {
  for (const name of NAMES)
    await clickhouse.command('drop stage', 'drop table if exists {stage:Identifier} sync', {
      stage: tables[name],
    });
}
