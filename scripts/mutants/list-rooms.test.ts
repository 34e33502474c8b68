import { expect, test } from 'vitest';
import { parseSource } from '../source/parse-source.ts';
import { withLoaded } from './list-rooms.ts';

const text =
  "import { b } from './b.ts'; const c = await import('./c.ts'); await import(b); await import(`${b}.ts`);";

test.each([
  ['web/src/a.test.ts', ['./b.ts', './c.ts']],
  ['web/src/a.ts', ['./b.ts']],
])('what %s loads for itself alone counts where it is a test', (file, imports) => {
  expect(withLoaded(parseSource(file, text)).imports).toEqual(imports);
});
