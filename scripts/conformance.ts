// Runs the conformance tests of the sandbox and of the server's clients, and writes docs/conformance.md from them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_NAMES, openContract } from '../packages/conformance/src/open-contract.ts';
import { CheckedLine, summarizeExchanges } from './conformance/summarize-exchanges.ts';
import { writeTable } from './conformance/write-table.ts';

const root = path.resolve(import.meta.dirname, '..');
const contracts = CONTRACT_NAMES.flatMap((name) => {
  const contract = openContract(name);
  return contract
    ? [{ name, operations: contract.operations.map(({ method, path: place }) => `${method} ${place}`) }]
    : [];
});
if (contracts.length === 0) {
  console.error('There are no contract files in ../shared/contracts: nothing to check.');
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
const recorded = path.join(folder, 'exchanges');
writeFileSync(recorded, '');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const run = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', 'conformance.test.ts'], {
  cwd: root,
  env: { ...process.env, VITRINA_CONFORMANCE: recorded },
  stdio: 'inherit',
});

const lines = readFileSync(recorded, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => CheckedLine.parse(JSON.parse(line)));
rmSync(folder, { recursive: true });
writeFileSync(path.join(root, 'docs/conformance.md'), writeTable(summarizeExchanges(contracts, lines)));
console.log(`docs/conformance.md: ${lines.length} exchanges of ${contracts.length} contracts`);
process.exitCode = run.status ?? 1;
