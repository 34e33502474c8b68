export type Counts = { passed: number; failed: number; skipped: number };

/** Reads the sums of the runner's JSON report. */
export function readCounts(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

function numberAt(report: unknown, field: string): number {
  const value: unknown =
    typeof report === 'object' && report !== null && field in report ? Reflect.get(report, field) : undefined;
  if (typeof value !== 'number') throw new Error(`The report of the tests has no ${field}`);
  return value;
}
