import { inMb, inMs, measure } from '../measure.ts';
import type { Row } from '../report.ts';
import type { Question } from './list-questions.ts';
import type { Tools } from './open-tools.ts';
import { processorMs } from './processes.ts';

/** Of fewer, the 95th of a hundred is the slowest of all: one pause of the machine. */
const ROUNDS = 40;

/** Each question by itself, as a whole request. */
export async function measureAlone(
  { costs, enginePid }: Pick<Tools, 'costs'> & { enginePid: number },
  questions: readonly Question[],
  bytesPerMs: number,
  say: (line: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, budgetMs, ask } of questions) {
    const { length } = await ask();
    const [engine, server] = [processorMs(enginePid), processorMs(process.pid)];
    const measured = await measure(costs, ROUNDS, ask);
    // One round more than is timed: the first one warms up.
    const each = (now: number, before: number) => ((now - before) / (ROUNDS + 1)).toFixed(0);
    const processor = `processor ${each(processorMs(enginePid), engine)} + ${each(processorMs(process.pid), server)} ms`;
    const answered = `${(length / 1000).toFixed(0)} KB answered`;
    say(`  ${what}: ${inMs(measured)}, ${processor}`);
    const bareMs = measured.bytesRead / bytesPerMs;
    rows.push({
      what,
      measured: `${inMs(measured)}, ${processor}, ${inMb(measured.bytesRead)} read, ${answered}`,
      baseline: `bare scan of as many bytes: ${bareMs.toFixed(1)} ms`,
      ratio: measured.p50 / bareMs,
      budget: `p95 < ${budgetMs} ms`,
      isKept: measured.p95 < budgetMs,
    });
  }
  return rows;
}
