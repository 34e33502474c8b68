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

  test('a function runs from its opening brace to its closing one', () => {
    const text = [
      'function a(',
      '  x: number,',
      ') {',
      '  return x;',
      '}',
      'const b = () => (',
      '  <p />',
      ');',
      'const c = () => 1;',
    ];
    expect(measure(text.join('\n')).functions).toEqual([
      { file: 'web/src/a.tsx', line: 3, lines: 3 },
      { file: 'web/src/a.tsx', line: 6, lines: 3 },
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

  test('tells two tangles apart and follows the contract', () => {
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

test('folders that reach each other are told, whatever of them lies deeper; files beside folders are nobody’s', () => {
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
