import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isAhead, refuseMisfit, refuseTooOld } from './versions.ts';

const known = ['0001-baseline-accounts', '0002-tags', '0003-notes'];
const refuse = (applied: string[]) => () => refuseMisfit('PostgreSQL', { known, applied });

it('a version works with its own tables, and with those of a newer one that only added to them', () => {
  expect(refuse(known)).not.toThrow();
  expect(refuse([...known, '0004-colours', '0005-aftermath'])).not.toThrow();
});

it('tables that lack a step are older than the version', () => {
  expect(refuse([])).toThrow('0001-baseline-accounts has not been applied');
  expect(refuse(['0001-baseline-accounts', '0003-notes', '0004-colours'])).toThrow('(0002-tags has not');
});

it('what takes something away names the step that a version has to know', () => {
  expect(refuse([...known, '0004-colours', '0005-after-0003-drop-tags'])).not.toThrow();
  expect(refuse([...known, '0004-colours', '0005-after-0004-drop-tags'])).toThrow(
    'too old for the tables in PostgreSQL (0005-after-0004-drop-tags',
  );
  const columns = {
    known: ['0001_baseline.sql'],
    applied: ['0001_baseline.sql', '0003_after_0002_drop.sql'],
  };
  expect(() => refuseTooOld('ClickHouse', columns)).toThrow('(0003_after_0002_drop.sql has been');
});

it('what this version itself applies breaks nothing of it', () => {
  const own = [...known, '0004-after-0003-drop-tags'];
  expect(() => refuseMisfit('PostgreSQL', { known: own, applied: own })).not.toThrow();
});

it('an older version has nothing to apply to tables that have all of its steps', () => {
  expect(isAhead({ known, applied: [...known, '0004-colours'] })).toBe(true);
  expect(isAhead({ known, applied: known })).toBe(false);
  // Neither follows the other.
  expect(
    isAhead({ known, applied: ['0001-baseline-accounts', '0002-tags', '0003-colours', '0004-views'] }),
  ).toBe(false);
});

// Nothing was released before them.
const FREE_UNTIL = { postgres: '0038', clickhouse: '0019' };
const TAKES_AWAY =
  /\b(drop (table|column|view)|rename|truncate|exchange|set not null|alter column \w+ (set data )?type|modify column)\b/i;

/** A column that older versions, which do not know it, cannot leave out. */
const IS_REQUIRED = /\badd column (if not exists )?\w+(?![^,;`]*\bdefault\b)[^,;`]*\bnot null\b/i;
const breaks = (text: string) => TAKES_AWAY.test(text) || IS_REQUIRED.test(text);

const breaksOlder = (file: string) => {
  try {
    refuseTooOld('PostgreSQL', { known: [], applied: [file] });
    return false;
  } catch {
    return true;
  }
};

it.each(['postgres', 'clickhouse'] as const)(
  'a step of %s that older versions do not bear says which ones do',
  (engine) => {
    const folder = path.join(import.meta.dirname, '../../migrations', engine);
    const silent = readdirSync(folder)
      .filter(
        (file) => /\.(?:ts|sql)$/.test(file) && file.slice(0, 4) > FREE_UNTIL[engine] && !breaksOlder(file),
      )
      .filter((file) => breaks(readFileSync(path.join(folder, file), 'utf8')));
    expect(silent).toEqual([]);
  },
);

it('knows such a step by what it says', () => {
  for (const step of [
    'alter table users drop column email',
    'exchange tables a and b',
    'rename table a to b',
    'alter table users add column colour text not null',
  ])
    expect(breaks(step), step).toBe(true);
  for (const step of [
    'alter table users add column backdrop text',
    "alter table users add column colour text not null default ''",
    "alter table users add column colour text default '' not null, add column size int",
    'create table colours (name text not null)',
  ])
    expect(breaks(step), step).toBe(false);
});
