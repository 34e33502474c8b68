import { partsOf, type SeedScenario } from '../../server/src/seed-scenarios.ts';
import type { FillOrder } from '../seed/fill-task.ts';
import { MARKET_SEED } from './market-size.ts';
import { readSeedMessage } from './read-seed-message.ts';
import { runTask } from './run-task.ts';
import { showProgress } from './show-progress.ts';
import type { Stack } from './stack.ts';

/** The days of a scenario's marketplaces, straight into the databases: the way through the provider takes hours. */
export async function fillWholeMarket(
  stack: Stack,
  env: Record<string, string>,
  { scenario, queries }: { scenario: SeedScenario; queries: number },
): Promise<void> {
  const order: FillOrder = {
    market: { seed: MARKET_SEED, queryCount: queries },
    parts: partsOf(scenario),
  };
  const progress = showProgress('Market', stack.say);
  try {
    await runTask(stack, {
      name: 'fill-market',
      file: 'scripts/seed/fill-task.ts',
      args: [JSON.stringify(order)],
      env,
      onLine: (line) => {
        const message = readSeedMessage(line);
        if (message?.kind === 'progress') progress.show(message.done, message.total, message.label);
      },
    });
  } finally {
    progress.end();
  }
}
