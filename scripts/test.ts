// npm test: every check and every suite; `--only unit|db|scenarios|parts|e2e` runs one of them.
import { addCounts } from './check/read-counts.ts';
import { runSteps } from './check/run-steps.ts';
import type { Suite, SuiteOutcome } from './check/run-suite.ts';
import { PROJECTS, runSuite } from './check/run-suite.ts';
import { staticSteps } from './check/static-steps.ts';

// days and buckets are Moscow days: the machine's own zone, west or east of it, must not show
const otherZones = ['Europe/Moscow', 'America/New_York'];
// as long as running the pure tests again costs next to nothing
const quickSeconds = 30;

const startedAt = performance.now();
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const projects = PROJECTS.filter((project) => !only || project === only);
if (projects.length === 0) {
  console.error(
    `There are no tests called "${only}": say ${PROJECTS.map((project) => `--only ${project}`).join(' or ')}.`,
  );
  process.exit(2);
}

const failed = only ? [] : await runSteps(staticSteps());
const outcomes: SuiteOutcome[] = [];
// Beside scenarios they would take several times as long, and whoever has broken a rule waits for them.
await runUnit();
// A scenario waits more than it works: others go on beside it, on engines of their own.
const scenarios = runOf('scenarios');
const databases = runOf('db');
// Whichever ends first, the other one alone would leave a part of both cores idle.
await Promise.race([scenarios, databases]);
await runOf('parts');
await Promise.all([scenarios, databases]);
await runOf('e2e');

const { passed, failed: lost, skipped } = addCounts(outcomes.map(({ counts }) => counts));
console.log(`\n${failed.length > 0 ? `failed: ${failed.join(', ')}` : 'all is well'}`);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s in all`);
console.log(`tests: ${passed} passed, ${lost} failed, ${skipped} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runUnit(): Promise<void> {
  if (!projects.includes('unit')) return;
  const { seconds } = await run({ project: 'unit', timeZone: 'UTC' });
  if (seconds <= quickSeconds) for (const timeZone of otherZones) await run({ project: 'unit', timeZone });
}

async function runOf(project: Suite['project']): Promise<void> {
  if (projects.includes(project)) await run({ project, timeZone: 'UTC' });
}

async function run(suite: Suite): Promise<SuiteOutcome> {
  const outcome = await runSuite(suite);
  outcomes.push(outcome);
  if (!outcome.ok) failed.push(`${suite.project} tests in ${suite.timeZone}`);
  return outcome;
}
