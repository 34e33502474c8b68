import { startTestApp } from '../server/test/app.ts';
import { type CauseCase, runCauseCases } from '../server/test/builders/cause-cases.ts';
import { startSandbox } from '../server/test/fakes/sandbox.ts';
import { setup, teardown } from '../server/test/processes/engines.ts';
import { percentile } from './percentile.ts';
import type { Row } from './report.ts';

const BUDGET = { rightShare: 0.8, explainMs: 100, cases: 500 };
/** More than are asked about: some products do not move, or something else happens to them in that hour. */
const [SHELVES, ROUNDS, PRODUCTS] = [90, 7, 100_000];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const isRight = ({ explained, expected }: CauseCase) => explained === expected;

function reportRight(what: string, cases: readonly CauseCase[], budget: number | undefined): Row {
  const right = cases.filter(isRight).length;
  const largest = Math.max(
    ...[...Map.groupBy(cases, ({ expected }) => expected).values()].map((same) => same.length),
  );
  const wrong = Map.groupBy(
    cases.filter((one) => !isRight(one)),
    ({ explained }) => explained,
  );
  const instead = [...wrong].map(([explained, some]) => `${some.length} ${explained}`).join(', ');
  return {
    what,
    measured: `${right} of ${cases.length}: ${percent(right / cases.length)}${instead === '' ? '' : ` (instead: ${instead})`}`,
    baseline:
      budget === undefined ? '' : `always the most frequent cause: ${percent(largest / cases.length)}`,
    ratio: budget === undefined ? Number.NaN : right / largest,
    budget: budget === undefined ? '' : `at least ${percent(budget)}`,
    isKept: budget === undefined ? null : right / cases.length >= budget,
  };
}

/** "Why did I move" against what the sandbox was told to do: injected causes, the product's own checks and pages. */
export async function measurePositionCauses(): Promise<Row[]> {
  await setup({ name: 'bench' });
  const sandbox = await startSandbox({ products: PRODUCTS });
  const app = await startTestApp({ env: sandbox.env });
  try {
    const all = await runCauseCases({ app, sandbox, shelves: SHELVES, rounds: ROUNDS, seed: 2 });
    const cases = all.slice(0, BUDGET.cases);
    const times = cases.map(({ elapsedMs }) => elapsedMs);
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    const byKind = Map.groupBy(cases, ({ kind }) => kind);
    return [
      reportRight(`the first cause is the injected one, ${cases.length} cases`, cases, BUDGET.rightShare),
      ...[...byKind].map(([kind, some]) => reportRight(`of these ${kind}`, some, undefined)),
      {
        what: 'an explanation once its ranking is learned',
        measured: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
        baseline: '',
        ratio: Number.NaN,
        budget: `p95 < ${BUDGET.explainMs} ms`,
        isKept: p95 < BUDGET.explainMs,
      },
    ];
  } finally {
    await app.close();
    await sandbox.stop();
    await teardown();
  }
}
