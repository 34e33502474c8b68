// npm run check: the static steps, and the unit and database tests that the change can affect. npm test runs everything.
import { parseArgs } from 'node:util';
import { findAffectedDatabaseTests, findSources, isDatabaseTest } from './check/find-affected.ts';
import { listChanged } from './check/list-changed.ts';
import { runSteps } from './check/run-steps.ts';
import type { Suite } from './check/run-suite.ts';
import { runSuite } from './check/run-suite.ts';
import { staticSteps } from './check/static-steps.ts';
import { listFiles } from './source/list-files.ts';
import { root } from './start/root.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

const changed = listChanged(values.since);
const sources = findSources(changed);
const database = findAffectedDatabaseTests(
  changed,
  listFiles(root, ['server', 'scripts']).filter((file) => isDatabaseTest.test(file)),
);
console.log(`${changed.length} files differ from ${values.since}`);

const failed = await runSteps(staticSteps());
if (sources.length > 0) await run({ project: 'unit', timeZone: 'UTC', relatedTo: sources });
if (database === 'everything') await run({ project: 'db', timeZone: 'UTC' });
else if (database.length > 0) await run({ project: 'db', timeZone: 'UTC', files: database });

console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall is well');
process.exitCode = failed.length > 0 ? 1 : 0;

async function run(suite: Suite): Promise<void> {
  const { ok } = await runSuite(suite);
  if (!ok) failed.push(`${suite.project} tests`);
}
