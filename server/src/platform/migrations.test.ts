import { expect, test } from 'vitest';
import { splitStatements } from './migrations.ts';

test('a statement of a migration ends with a semicolon at the end of its line and nowhere else', () => {
  const text = "-- one; two\ncreate table a (b String default ';');\n\n-- c\ncreate table d;\n";
  expect(splitStatements(text)).toEqual([
    "-- one; two\ncreate table a (b String default ';')",
    '-- c\ncreate table d',
  ]);
});
