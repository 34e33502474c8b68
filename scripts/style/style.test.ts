import { describe, expect, test } from 'vitest';
import { parseSource } from '../source/parse-source.ts';
import { findTangles } from './find-tangles.ts';
import { folderGraph } from './folder-graph.ts';
import { importGraph } from './import-graph.ts';
import { measureSource } from './measure-source.ts';
import { compareWithBudget, summarize } from './summarize.ts';

const measure = (text: string, file = 'web/src/a.tsx') => measureSource(parseSource(file, text));

describe('measureSource', () => {
  test('counts any as a type and not as a word', () => {
    const text = "let a: any[]; const b = a as any; const any = 'any'; type C = Record<string, any>; // any";
    expect(measure(text).any).toBe(3);
  });

  test('counts what silences the compiler and the linter in comments only', () => {
    const text =
      "// @ts-expect-error\n/* @ts-ignore */\n// oxlint-disable-next-line x\nconst s = '@ts-ignore';";
    expect(measure(text)).toMatchObject({ tsIgnore: 2, lintDisable: 1 });
  });

  const statementsOf = (text: string) => measure(text).functions.map(({ line, size }) => [line, size]);

  test.each([
    ['blocks are none, what stands in them is', 'function a() { if (b) { c(); d(); } else e(); }', 4],
    [
      'a loop counts with its heading',
      'function a() { for (let b = 0; b < 9; b += 1) { if (b) break; } }',
      4,
    ],
    ['branches of a switch', 'function a(b) { switch (b) { case 1: return 2; default: throw b; } }', 3],
    ['both ends of a try', 'function a() { try { b(); } catch { c(); } finally { d(); } }', 4],
    ['names declared together are one', 'function a() { const b = 1, c = 2; }', 1],
    ['an expression without braces', 'const a = () => <p>{b}</p>;', 1],
    ['types are none', 'function a() { type B = string; }', 0],
    ['what stands on one line counts no less', 'function a() { b(); c(); d(); }', 3],
  ])('statements: %s', (_, text, count) => {
    expect(statementsOf(text)).toEqual([[1, count]]);
  });

  test('a function inside another counts its own statements and is one of the outer', () => {
    const text = ['function a() {', '  function b() { c(); d(); }', '  return e((f) => f);', '}'];
    expect(statementsOf(text.join('\n'))).toEqual([
      [2, 2],
      [3, 1],
      [1, 2],
    ]);
  });

  test('an overload is no function, a method is one', () => {
    const text = 'function a(b: string): void;\nfunction a() {}\nclass C { d() { e(); } }';
    expect(statementsOf(text)).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });

  test('a comment line is one with nothing but comment', () => {
    const text = [
      '// why',
      'let a = 1; // beside',
      '/* one',
      '',
      ' two */',
      'let b = <p>{/* in line */}</p>;',
      'let c = (',
      '  <p>',
      '    {/* alone */}',
      '  </p>',
      ');',
      '',
    ];
    expect(measure(text.join('\n'))).toMatchObject({ commentLines: 4, lines: 11, filledLines: 10 });
  });
});

describe('findTangles', () => {
  const sources = [
    parseSource('server/src/a.ts', "import type { B } from './b.ts'; export type A = B;"),
    parseSource('server/src/b.ts', "export type { C } from './deep/c.ts';"),
    parseSource('server/src/deep/c.ts', "export type C = import('../a.ts').A;"),
    parseSource('server/src/d.ts', "import './a.ts'; import '@vitrina/contract/ids.ts'; import 'node:fs';"),
    parseSource('packages/contract/src/ids.ts', "export const later = () => import('./ids.ts');"),
  ];

  test('finds the files that reach each other, types counted', () => {
    const tangles = findTangles(importGraph(sources));
    expect(tangles.map((tangle) => tangle.toSorted())).toEqual([
      ['server/src/a.ts', 'server/src/b.ts', 'server/src/deep/c.ts'],
    ]);
  });

  test('distinguishes two tangles and follows the contract', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['a']],
      ['c', ['d']],
      ['d', ['e']],
      ['e', ['c']],
    ]);
    expect(findTangles(graph).map((tangle) => tangle.toSorted())).toEqual([
      ['c', 'd', 'e'],
      ['a', 'b'],
    ]);
    expect(importGraph(sources).get('server/src/d.ts')).toEqual([
      'server/src/a.ts',
      'packages/contract/src/ids.ts',
    ]);
  });
});

test('folders that reach each other are listed, at any depth; files beside folders belong to none', () => {
  const graph = folderGraph(
    new Map([
      ['server/src/a/one.ts', ['server/src/b/deep/two.ts', 'server/src/root.ts']],
      ['server/src/b/deep/two.ts', ['server/src/b/three.ts']],
      ['server/src/b/three.ts', ['server/src/a/deep/four.ts', 'server/src/b/deep/two.ts']],
      ['server/src/root.ts', ['server/src/a/one.ts']],
      ['web/src/c/five.ts', ['web/src/d/six.ts']],
    ]),
  );
  expect(findTangles(graph).map((tangle) => tangle.toSorted())).toEqual([['server/src/a', 'server/src/b']]);
  expect(graph.get('web/src/c')).toEqual(['web/src/d']);
});

test('a summary stands beside its budget', () => {
  const long = measure(`${'const a = 1;\n'.repeat(401)}let b: any;\n`.replaceAll('const a', 'var a'));
  const compared = compareWithBudget(
    summarize([long, measure('let a = 1;\n')], { files: [['x', 'y']], folders: [] }),
  );
  const over = compared.filter(({ found, most }) => found > most).map(({ name }) => name);
  expect(over).toEqual(['any', 'cyclesWithTypes', 'fileP90', 'fileMax']);
});
