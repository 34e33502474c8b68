import path from 'node:path';
import type { Site } from './site.ts';

export type Batch = { project: 'unit' | 'db'; files: string[] };

// a file that everything imports is judged by the tests nearest to it
const mostUnit = 60;
const mostDb = 8;
const near = 2;
// whatever a route forgets to keep apart is seen here, wherever it is
const cabinetsApart = 'server/test/cabinets-apart.db.test.ts';

const isDbTest = (file: string) => file.endsWith('.db.test.ts');
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file) && !isDbTest(file);

/** The tests that judge a mistake, in the order they are run: unit tests near it, database tests, unit tests far away. */
export function chooseTests(
  { file, operator }: Pick<Site, 'file' | 'operator'>,
  graph: ReadonlyMap<string, readonly string[]>,
): Batch[] {
  const steps = stepsFrom(file, graph);
  const unit = [...steps.keys()].filter((name) => isUnitTest(name) && !name.startsWith('server/scenarios/'));
  const chosen = unit.slice(0, mostUnit);
  const isNear = (name: string) => (steps.get(name) ?? 0) <= near;
  const batches: Batch[] = [
    { project: 'unit', files: chosen.filter(isNear) },
    { project: 'db', files: operator === 'cabinet filter' ? [cabinetsApart] : [] },
    { project: 'db', files: file.startsWith('server/') ? chooseDbTests(file, graph) : [] },
    { project: 'unit', files: chosen.filter((name) => !isNear(name)) },
  ];
  return batches.filter(({ files }) => files.length > 0);
}

/** Database tests that name the file, those of its folder, then those of the folders that use it, the nearest first. */
function chooseDbTests(file: string, graph: ReadonlyMap<string, readonly string[]>): string[] {
  const steps = stepsFrom(file, graph);
  const naming = [...steps].filter(([name, step]) => step === 1 && isDbTest(name)).map(([name]) => name);
  const users = [...steps.keys()].filter((name) => name.startsWith('server/src/') && !isUnitTest(name));
  const folders = [file, ...naming, ...users].map((name) => path.posix.dirname(name));
  const all = [...graph.keys()].filter(isDbTest);
  const inFolders = [...new Set(folders)].flatMap((folder) => {
    const here = all.filter((name) => path.posix.dirname(name) === folder);
    const above = path.posix.dirname(folder);
    return here.length > 0 ? here : all.filter((name) => path.posix.dirname(name) === above);
  });
  return [...new Set([...naming, ...inFolders])].slice(0, mostDb);
}

/** Who imports the file, directly or through others: name -> how many steps away, the nearest first. */
function stepsFrom(file: string, graph: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [name, imports] of graph)
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), name]);
  const steps = new Map([[file, 0]]);
  // a map gives its keys in the order they were put in, those put in while it is walked too
  for (const [name, step] of steps)
    for (const importer of importers.get(name) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  return steps;
}
