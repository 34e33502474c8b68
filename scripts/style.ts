// Measures the product's files against the style budget and shows the worst of them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './source/list-files.ts';
import { parseSource } from './source/parse-source.ts';
import { findTangles } from './style/find-tangles.ts';
import { folderGraph } from './style/folder-graph.ts';
import { importGraph } from './style/import-graph.ts';
import type { Place } from './style/measure-source.ts';
import { measureSource } from './style/measure-source.ts';
import { compareWithBudget, longest, summarize } from './style/summarize.ts';

const root = path.resolve(import.meta.dirname, '..');
const folders = ['packages/client', 'packages/contract', 'packages/conformance', 'server', 'web', 'sandbox'];
const isTest = (file: string) => /\.test\.tsx?$|\/test\/|^web\/parts\//.test(file);

const sources = listFiles(root, folders)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isTest(file))
  .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')));
const measures = sources.map(measureSource);
const graph = importGraph(sources);
const tangles = { files: findTangles(graph), folders: findTangles(folderGraph(graph)) };
const summary = summarize(measures, tangles);

console.log(`${summary.files} files, ${summary.lines} lines, ${summary.commentPercent} % comment\n`);
for (const { name, found, most } of compareWithBudget(summary)) {
  const isOver = found > most;
  if (isOver) process.exitCode = 1;
  console.log(
    `${name.padEnd(16)} ${String(found).padStart(5)} of ${String(most).padStart(3)}${isOver ? '  over' : ''}`,
  );
}
show(
  'longest files',
  longest(
    measures.map(({ file, lines }) => ({ file, line: 1, size: lines })),
    5,
  ),
);
show(
  'functions of most statements',
  longest(
    measures.flatMap(({ functions }) => functions),
    5,
  ),
);
for (const { file, any, tsIgnore } of measures)
  if (any + tsIgnore > 0) console.log(`  ${file} says any or ts-ignore`);
for (const tangle of [...tangles.files, ...tangles.folders])
  console.log(`  import each other: ${tangle.join(', ')}`);

function show(title: string, places: Place[]): void {
  console.log(`\n${title}`);
  for (const { file, line, size } of places) console.log(`${String(size).padStart(5)}  ${file}:${line}`);
}
