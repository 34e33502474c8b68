// npm run mutants -- --seed N [--count 60] [--only server|web|contract]: plants mistakes of one token in a copy of the tree,
// drawn by the seed, and tells which of them the tests below the browser notice. Ends with 1 under 55 of 60.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setup, teardown } from '../server/test/processes/engines.ts';
import { copyTree } from './mutants/copy-tree.ts';
import { drawSites } from './mutants/draw-sites.ts';
import { Judge } from './mutants/judge.ts';
import { readRoom, readSources, roomNames } from './mutants/list-rooms.ts';
import type { Judged } from './mutants/write-table.ts';
import { isFound, writeLine, writeTable } from './mutants/write-table.ts';
import { importGraph } from './style/import-graph.ts';

const enough = 55 / 60;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '' },
    count: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
const names = roomNames.filter((name) => values.only === undefined || name === values.only);
if (values.seed === '' || !Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
  console.error('--seed and --count are whole numbers: npm run mutants -- --seed 1 --count 60');
  process.exit(2);
}
if (names.length === 0) {
  console.error(`--only is one of ${roomNames.join(', ')}.`);
  process.exit(2);
}

const root = path.resolve(import.meta.dirname, '..');
const sources = readSources(root);
const sites = drawSites(
  names.map((name) => readRoom(name, sources)),
  count,
  seed,
);
const copy = copyTree(root);
process.on('exit', copy.remove);
mkdirSync(path.join(copy.path, '.cache'));
// the web and the contract are judged without databases
if (names.includes('server')) await setup({ name: 'mutants' });
try {
  const judge = new Judge(copy.path, importGraph(sources));
  await judge.requireSoundTypes(names.map((name) => (name === 'contract' ? 'packages/contract' : name)));
  const judged: Judged[] = [];
  for (const site of sites) {
    const verdict = await judge.judge(site);
    judged.push({ site, verdict });
    console.log(writeLine({ site, verdict }));
  }
  const unsound = await judge.leaveOutUnsound(judged.flatMap(({ verdict }) => verdict.file ?? []));
  for (const file of unsound)
    console.error(`${file} fails without any mistake: what it noticed is judged again`);
  for (const one of judged) {
    if (!unsound.has(one.verdict.file ?? '')) continue;
    one.verdict = await judge.judge(one.site);
    console.log(writeLine(one));
  }
  const found = judged.filter(isFound).length;
  console.log(`\nseed ${seed}\n\n${writeTable(judged)}\n\n${found} of ${judged.length} were noticed`);
  process.exitCode = found >= judged.length * enough ? 0 : 1;
} finally {
  await teardown();
}
