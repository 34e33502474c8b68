import { expect, test } from 'vitest';
import { nameOftenPut } from './name-statements.ts';

const OFTEN = 5;

function putOften(text: string, ofConnection = new Set<string>(), name = nameOftenPut()) {
  return Array.from({ length: OFTEN }, () => name(ofConnection, { text, values: [1] })).at(-1);
}

test('a statement that is put often has a name, the same on every connection', () => {
  const name = nameOftenPut();
  const [one, other] = [new Set<string>(), new Set<string>()];
  const text = 'select id from products where sku = $1';
  const given = Array.from({ length: OFTEN + 2 }, () => name(one, { text, values: [1] }));
  expect(given.slice(0, OFTEN - 1)).toEqual([undefined, undefined, undefined, undefined]);
  expect(new Set(given.slice(OFTEN - 1))).toEqual(new Set([name(other, { text, values: [2] })]));
  expect(given.at(-1)).toMatch(/^[\w-]{27}$/);
  expect(putOften('select id from products where sku = $2')).not.toBe(given.at(-1));
});

test.each([
  'select * from cabinets where id = $1',
  'select "cabinets".* from "cabinets" where "id" = $1',
  'insert into notes (text) values ($1) returning *',
  'select id, planned.*, $1 from planned',
  'SELECT term.query,\n followed.*\n from position_checks where id = $1',
])('one that brings whatever columns there are has none: %s', (text) => {
  expect(putOften(text)).toBeUndefined();
});

test.each(['select count(*) from jobs where name = $1', 'select price * $1 from products'])(
  'a star of something else is no column: %s',
  (text) => {
    expect(putOften(text)).toBeDefined();
  },
);

test('without values, or with a long list of them, it has none', () => {
  const name = nameOftenPut();
  const connection = new Set<string>();
  const text = 'select id from products where sku = any($1)';
  putOften(text, connection, name);
  expect(name(connection, { text, values: [[1, 2, 3]] })).toBeDefined();
  expect(name(connection, { text, values: [Array.from({ length: 51 }, () => 1)] })).toBeUndefined();
  expect(name(connection, { text, values: [] })).toBeUndefined();
});

test('a connection has at most 300 of them, and a process at most a thousand', () => {
  const name = nameOftenPut();
  const connections = Array.from({ length: 5 }, () => new Set<string>());
  const named = connections.map(
    (connection, nth) =>
      Array.from({ length: 400 }, (_, index) =>
        putOften(`select ${nth}, ${index}, $1`, connection, name),
      ).filter((one) => one !== undefined).length,
  );
  expect(named).toEqual([300, 300, 200, 0, 0]);
});
