// npm run check: what is quick enough to run before each push. npm test runs the same and the slow suites.
import { runSteps } from './check/run-steps.ts';
import { runSuite } from './check/run-suite.ts';
import { staticSteps } from './check/static-steps.ts';

const failed = await runSteps(staticSteps);
const unit = await runSuite({ project: 'unit', timeZone: 'UTC' });
if (!unit.ok) failed.push('unit tests');

console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall is well');
process.exitCode = failed.length > 0 ? 1 : 0;
