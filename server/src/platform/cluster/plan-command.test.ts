import { expect, test } from 'vitest';
import { type Databases, planCommand, reachSets } from './plan-command.ts';

const DATABASES: Databases = { cluster: 'vitrina', whole: 'app', shard: 'app_shard', isReplicated: false };
const plan = (sql: string, parameters: Record<string, unknown> = {}) => planOn(DATABASES, sql, parameters);
const planWithReplicas = (sql: string, parameters: Record<string, unknown> = {}) =>
  planOn({ ...DATABASES, isReplicated: true }, sql, parameters);

function planOn(databases: Databases, sql: string, parameters: Record<string, unknown>): string[] {
  return planCommand(sql, parameters, databases).map(
    ({ on, in: database, sql: text }) => `${on} ${database}: ${text}`,
  );
}

test.each([
  [
    'alter table own_query_day delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1',
    'alter table own_query_day delete where cabinet = {cabinet:UInt32} settings mutations_sync = 2',
  ],
  ['truncate table query_spellings_next', 'alter table query_spellings_next drop partition all'],
])('with replicas, one of each shard does for all of them: %s', (sql, replicated) => {
  expect(planWithReplicas(sql)).toEqual([`shards shard: ${replicated}`]);
});

test('with replicas, tables of one piece of work stay with one node, and tables of the cluster stand on all', () => {
  const create = 'create table {stage:Identifier} (text String) engine = Memory';
  expect(planWithReplicas(create, { stage: 'sq_stage_1' })).toEqual([
    'own whole: create table sq_stage_1 (text String) engine = Memory',
  ]);
  const like = planWithReplicas('create table {lines:Identifier} as sq_source_line', { lines: 'sq_stage_2' });
  expect(like.map((step) => step.replace(/:.*/, ''))).toEqual(['shards shard', 'nodes whole']);
});

test.each([
  'alter table sq_cum replace partition (1, 2) from sq_cum_next',
  'alter table own_query_day delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1',
  'truncate table query_spellings_next',
  'exchange tables folded_queries and folded_queries_next',
  'optimize table sq_hist partition id {id:String} final',
])('what changes stored rows is done on every shard, to its own: %s', (sql) => {
  expect(plan(sql)).toEqual([`shards shard: ${sql}`]);
});

test('rows of a query that are made from rows of the same query are made where they lie', () => {
  const sql = 'insert into sq_cum_next (mp) select mp from sq_hist';
  expect(plan(sql)).toEqual([`shards shard: ${sql}`]);
});

test('other rows go through the table of the cluster, which sends each to its shard', () => {
  const sql = 'insert into word_win_next select * from sq_win where query_id not in folded_queries';
  expect(plan(sql)).toEqual([
    'own whole: insert into word_win_next select * from sq_win where query_id not in app_shard.folded_queries',
  ]);
});

test('a set is filled on every node from the rows of all', () => {
  expect(
    plan('insert into misspelt_queries_next (query_id) select query_id from query_spellings_next where true'),
  ).toEqual([
    'shards whole: insert into app_shard.misspelt_queries_next (query_id) select query_id from query_spellings_next where true',
  ]);
});

test('a table like another one is spread like it', () => {
  expect(plan('create table {lines:Identifier} as sq_source_line', { lines: 'sq_stage_lines_1' })).toEqual([
    'shards shard: create table sq_stage_lines_1 as sq_source_line',
    "nodes whole: create or replace table app.sq_stage_lines_1 as app_shard.sq_stage_lines_1 engine = Distributed('vitrina', 'app_shard', 'sq_stage_lines_1', cabinet)",
  ]);
});

test('a table of one piece of work stands with the node of its process, and goes wherever it stands', () => {
  const create = 'create table {stage:Identifier} (text String) engine = Memory';
  expect(plan(create, { stage: 'sq_stage_1' })).toEqual([
    'own whole: create table sq_stage_1 (text String) engine = Memory',
  ]);
  expect(plan('drop table if exists {stage:Identifier} sync', { stage: 'sq_stage_1' })).toEqual([
    'nodes whole: drop table if exists sq_stage_1 sync',
    'shards shard: drop table if exists sq_stage_1 sync',
  ]);
});

test('a parameter that is no name stays a parameter', () => {
  const sql = 'drop table if exists {stage:Identifier}';
  expect(plan(sql, { stage: 'a; drop table q' })).toEqual([`shards shard: ${sql}`]);
});

test('only the name of a set is reached, and no name that begins like it', () => {
  expect(reachSets('a in folded_queries and b not in misspelt_queries_next', DATABASES)).toBe(
    'a in app_shard.folded_queries and b not in app_shard.misspelt_queries_next',
  );
  expect(reachSets('a in (select query_id from folded_queries_of)', DATABASES)).toBe(
    'a in (select query_id from folded_queries_of)',
  );
});
