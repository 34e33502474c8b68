// npm run proofs [-- --only R10] [-- --small] [-- --minutes 30]: measures every figure of docs/security.md at full size and renews its section
// of docs/security-figures.md. How long a proof runs that takes hours is the minutes' business.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, missed } from '../server/proofs/figure.ts';
import { setup, teardown } from '../server/test/processes/engines.ts';
import { chooseProofs, PROOFS } from './proofs/proof-list.ts';
import { renewSection, writeSection } from './proofs/write-figures.ts';
import { vite } from './start/build-web.ts';
import { root } from './start/root.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    small: { type: 'boolean', default: false },
    minutes: { type: 'string' },
  },
});
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
if (minutes !== undefined && !(minutes > 0)) {
  console.error('--minutes is a number above zero.');
  process.exit(2);
}
const chosen = chooseProofs(values.only);
if (chosen.length === 0) {
  console.error(`There is no proof called "${values.only}".`);
  process.exit(2);
}

/** The search for secrets and the browser look at the application as people get it. */
const OF_THE_BUNDLE = ['canary-secrets', 'policy-in-browser'];

/** In a folder of its own: `npm start` may build into web/dist at the same moment. */
function buildBundle(): void {
  const folder = path.join(root, '.cache/proofs-web');
  const built = spawnSync(
    process.execPath,
    [path.join(root, vite), 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: path.join(root, 'web'), env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  );
  if (built.status !== 0) throw new Error('The web application could not be built.');
  process.env['PROOFS_WEB'] = folder;
}

/** One that breaks down measures nothing, and must not take the others' figures with it. */
function brokenProof(name: string, error: unknown): Figure {
  const [sentence = ''] = String(error).split('\n');
  return {
    id: name,
    figure: 'the proof itself',
    required: 'comes to its end',
    measured: sentence,
    isKept: false,
  };
}

const page = path.join(root, 'docs/security-figures.md');
/** Before anything of ours has begun. */
const [loadBefore = 0] = os.loadavg();
const beside = loadBefore > os.cpus().length / 2 ? `, beside other work (load ${loadBefore.toFixed(1)})` : '';
const measuredOn = {
  day: new Date().toISOString().slice(0, 10),
  machine: `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}${beside}`,
};

/** At once: whatever ends a later proof leaves the figures of those before it. */
function keepFigures(section: string): void {
  const names = PROOFS.map(({ name }) => name);
  writeFileSync(page, renewSection(readFileSync(page, 'utf8'), section, names));
}

const size = values.small ? 'small' : 'full';
const missing: string[] = [];
await setup({ name: 'proofs' });
try {
  if (chosen.some(({ name }) => OF_THE_BUNDLE.includes(name))) buildBundle();
  for (const { name, load } of chosen) {
    const { prove } = await load();
    const started = performance.now();
    const figures = await prove(size, minutes).catch((error: unknown) => [brokenProof(name, error)]);
    const section = writeSection(
      {
        name,
        figures,
        seconds: (performance.now() - started) / 1000,
        flags: minutes === undefined ? '' : ` --minutes ${minutes}`,
      },
      measuredOn,
    );
    console.log(section);
    if (size === 'full') keepFigures(section);
    missing.push(...missed(figures));
  }
} finally {
  await teardown();
}

console.log(missing.length === 0 ? 'every figure is met' : `not met:\n${missing.join('\n')}`);
process.exit(missing.length === 0 ? 0 : 1);
