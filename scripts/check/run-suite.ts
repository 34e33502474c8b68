import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Counts } from './read-counts.ts';
import { readCounts } from './read-counts.ts';
import { reportOutcome } from './report-outcome.ts';
import { runCommand } from './run-command.ts';

export const PROJECTS = ['unit', 'db', 'scenarios', 'parts', 'e2e'] as const;
type Project = (typeof PROJECTS)[number];

export type Suite = {
  project: Project;
  timeZone: string;
  /** Only these test files. */
  files?: readonly string[];
  /** Only the test files that import one of these. */
  relatedTo?: readonly string[];
};
export type SuiteOutcome = { ok: boolean; seconds: number; counts: Counts };

const reports = path.resolve(import.meta.dirname, '../../.cache/tests');

/** Runs one project of the tests in one time zone and tells the runner's closing lines. */
export async function runSuite(suite: Suite): Promise<SuiteOutcome> {
  const { project, timeZone } = suite;
  const name = `${project} tests, TZ=${timeZone}`;
  const report = path.join(reports, `${project}-${timeZone.replaceAll('/', '-')}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const outcome = await runCommand({
    file: 'node_modules/.bin/vitest',
    args: [
      ...(suite.relatedTo ? ['related', '--run', ...suite.relatedTo] : ['run', ...(suite.files ?? [])]),
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: { TZ: timeZone },
  });
  const counts = countsOf(report);
  const ok = outcome.ok && counts.passed > 0 && counts.failed === 0;
  reportOutcome(name, { ...outcome, ok });
  if (ok) console.log(closingLines(outcome.output));
  return { ok, seconds: outcome.seconds, counts };
}

// the runner that dies before its report has counted nothing
function countsOf(report: string): Counts {
  try {
    return readCounts(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function closingLines(output: string): string {
  return output
    .split('\n')
    .filter((line) => /^\s*(Test Files|Tests) {2}/.test(line))
    .join('\n');
}
