import type { ReadCost } from '../server/src/platform/clickhouse/client.ts';
import { percentile } from './percentile.ts';

export type Measured = { p50: number; p95: number; bytesRead: number };

/** Rounds of one operation, wall time each; bytes are those that the engine says it read in one round. */
export async function measure(
  costs: ReadCost[],
  rounds: number,
  work: () => Promise<unknown>,
): Promise<Measured> {
  await work();
  const times: number[] = [];
  let bytesRead = 0;
  for (let round = 0; round < rounds; round += 1) {
    costs.length = 0;
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
    bytesRead = costs.reduce((sum, cost) => sum + cost.bytesRead, 0);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), bytesRead };
}

export function inMs({ p50, p95 }: Measured): string {
  return `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
}

export function inMb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
