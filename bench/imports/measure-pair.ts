import { percentile } from '../percentile.ts';

export type Pair = { plain: { p50: number; p95: number }; full: { p50: number; p95: number } };

const both = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });

/** Two operations by turns, so that a busy machine is busy for both. */
export async function measurePair(
  rounds: number,
  plain: () => Promise<unknown>,
  full: () => Promise<unknown>,
): Promise<Pair> {
  const times: { plain: number[]; full: number[] } = { plain: [], full: [] };
  const round = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  await plain();
  await full();
  for (let pass = 0; pass < rounds; pass += 1) {
    times.plain.push(await round(plain));
    times.full.push(await round(full));
  }
  return { plain: both(times.plain), full: both(times.full) };
}
