import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitStatements } from '../migrations.ts';
import { replicate } from './replicate.ts';
import { SETS, SHARD_KEYS } from './shard-keys.ts';

const SERVER = path.join(import.meta.dirname, '../../..');
const MIGRATIONS = path.join(SERVER, 'migrations/clickhouse');
const migrations = readdirSync(MIGRATIONS)
  .toSorted()
  .flatMap((file) => splitStatements(readFileSync(path.join(MIGRATIONS, file), 'utf8')));

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*/g, '').trim();
const inOneLine = (sql: string) => withoutComments(sql).replaceAll(/\s+/g, ' ');

describe('a table', () => {
  test.each([
    ['engine = MergeTree order by a', 'engine = ReplicatedMergeTree order by a'],
    ['engine=ReplacingMergeTree(at) order by a', 'engine = ReplicatedReplacingMergeTree(at) order by a'],
    ['ENGINE = AggregatingMergeTree ORDER BY a', 'engine = ReplicatedAggregatingMergeTree ORDER BY a'],
    ['engine = Set', 'engine = ReplicatedMergeTree order by tuple()'],
  ])('has replicas, and stores a block twice that comes twice: %s', (given, made) => {
    expect(replicate(`create table if not exists t (a UInt8) ${given}`)).toEqual([
      `create table if not exists t (a UInt8) ${made}\nsettings replicated_deduplication_window = 0`,
    ]);
  });

  test('with tokens keeps as many of them as on one node, however old', () => {
    const [made = ''] = replicate(
      'create table t (a UInt8) engine = MergeTree order by a settings index_granularity = 8, non_replicated_deduplication_window = 70',
    );
    expect(made).toContain(
      'settings index_granularity = 8, replicated_deduplication_window = 70, replicated_deduplication_window_seconds = 31536000',
    );
    expect(made).not.toContain('non_replicated');
  });

  test('is not mistaken for what its comments, texts and columns say', () => {
    const [made = ''] = replicate(`create table t
(
  -- engine = Set settings x
  a String default 'engine = Set' settings (min_compress_block_size = 1)
)
engine = MergeTree order by a
-- settings behind it
settings index_granularity = 1`);
    expect(made).toContain("a String default 'engine = Set' settings (min_compress_block_size = 1)");
    expect(inOneLine(made)).toMatch(
      /engine = ReplicatedMergeTree order by a settings replicated_deduplication_window = 0, index_granularity = 1$/,
    );
  });

  test('of another one has the engine of that one', () => {
    expect(replicate('create table a as b')).toEqual(['create table a as b']);
  });

  test('that is put in the place of one goes in two plain steps', () => {
    expect(replicate('create or replace table t (a UInt8) engine = MergeTree order by a')).toEqual([
      'drop table if exists t sync',
      'create table t (a UInt8) engine = ReplicatedMergeTree order by a\nsettings replicated_deduplication_window = 0',
    ]);
  });

  test.each(['Log', 'Memory', 'ReplicatedMergeTree'])('of %s has no such form', (engine) => {
    expect(() => replicate(`create table t (a UInt8) engine = ${engine}`)).toThrow(engine);
  });
});

test('a table is emptied by its own log', () => {
  expect(replicate('-- The rules have changed.\ntruncate table t')).toEqual([
    'alter table t drop partition all',
  ]);
});

test('a mutation that is waited for is waited for on all replicas', () => {
  expect(replicate('alter table t delete where a = 1 settings mutations_sync = 1')).toEqual([
    'alter table t delete where a = 1 settings mutations_sync = 2',
  ]);
});

test.each([
  'alter table t replace partition (1) from t_next',
  'alter table t drop partition id {id:String}',
  'alter table t delete where a = 1',
  'exchange tables t and t_next',
  'rename table t to s',
  'optimize table t partition id {id:String} final',
  'drop table if exists t sync',
  "insert into t select 'truncate table t'",
])('%s is what it is', (sql) => {
  expect(replicate(sql)).toEqual([sql]);
});

describe('of the migrations', () => {
  const tables = migrations.filter((sql) => /^create (?:or replace )?table\b/.test(inOneLine(sql)));

  test('each table has replicas, and its window as on one node', () => {
    expect(tables.length).toBeGreaterThan(40);
    for (const sql of tables) {
      const made = inOneLine(replicate(sql).at(-1) ?? '');
      if (!/\bengine = /.test(inOneLine(sql)))
        expect(made).toMatch(/^create table if not exists \w+ as \w+$/);
      else {
        expect(made).toMatch(/ engine = Replicated(?:Replacing|Aggregating)?MergeTree/);
        const window = /\bnon_replicated_deduplication_window = (\d+)/.exec(sql)?.[1] ?? '0';
        expect(/ replicated_deduplication_window = (\d+)/.exec(made)?.[1], made).toBe(window);
      }
    }
  });

  test('every engine is one that has a replicated form', () => {
    const engines = migrations.flatMap((sql) =>
      [...withoutComments(sql).matchAll(/\bengine = (\w+)/g)].map(([, engine]) => engine),
    );
    expect(new Set(engines)).toEqual(
      new Set(['MergeTree', 'ReplacingMergeTree', 'AggregatingMergeTree', 'Set']),
    );
    const made = migrations.flatMap(replicate).join('\n');
    expect(withoutComments(made)).not.toMatch(/\bengine = (?!Replicated)/);
  });

  test('no statement is of a kind that nobody has thought of', () => {
    const kinds = migrations.map((sql) => {
      const [kind = ''] =
        /^(?:create|drop|rename|exchange|truncate|insert|alter)\b/.exec(inOneLine(sql)) ?? [];
      return kind;
    });
    expect(kinds).not.toContain('');
    const alters = migrations
      .filter((sql) => inOneLine(sql).startsWith('alter'))
      .map((sql) => /^alter table \w+ (\w+ \w+)/.exec(inOneLine(sql))?.[1]);
    expect(new Set(alters)).toEqual(new Set(['add projection', 'drop projection', 'materialize projection']));
  });
});

describe('of the running product', () => {
  // Backups refuse clusters; what the platform makes by itself stands in the tests of plan-command and of this file.
  const sources = readdirSync(path.join(SERVER, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:backup|platform)\//.test(file))
    .map((file) => readFileSync(path.join(SERVER, 'src', file), 'utf8'));
  const find = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)]);

  test('each table is made as one of the cluster, or is of one piece of work and stands with one node', () => {
    const made = find(/\bcreate (?:or replace |temporary )?table (?:\$?\{[^}]+\}|\w+)\s+(as (\w+)|\$?[({])/g);
    expect(made.length).toBeGreaterThan(7);
    for (const [text, , model] of made)
      if (model !== undefined) expect(Object.keys(SHARD_KEYS), text).toContain(model);
    // Written in two places: in the statement, and in the list of measure-candidates.ts.
    const engines = find(/\bengine = (\w+)/g).map(([, engine]) => engine);
    expect(new Set(engines)).toEqual(new Set(['Memory', 'MergeTree']));
  });

  test('no statement that changes tables is of a kind that nobody has thought of', () => {
    const alters = find(/[`']alter table (?:\$\{\w+\}(?:_next)?|\w+)\s+(\w+ \w+)/g).map(([, kind]) => kind);
    expect(new Set(alters)).toEqual(new Set(['delete where', 'drop partition', 'replace partition']));
    const others = find(/[`'](truncate|exchange|optimize|rename|attach|detach) tables? /g);
    expect(new Set(others.map(([, kind]) => kind))).toEqual(new Set(['truncate', 'exchange', 'optimize']));
  });

  test('mutations that are waited for say so in the one way that is translated', () => {
    for (const [, value] of find(/mutations_sync = (\w+)/g)) expect(value).toBe('1');
  });
});

test('every table that is exchanged, and every set, is replicated by the same path as all others', () => {
  const named = migrations.map((sql) => /table (?:if not exists )?(\w+)/.exec(inOneLine(sql))?.[1]);
  for (const set of SETS) expect(named).toContain(set);
  // A path with a table's name would be in use already where a table was exchanged and is made again.
  expect(migrations.flatMap(replicate).join('\n')).not.toMatch(/Replicated\w*MergeTree\('/);
});
