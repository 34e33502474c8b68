import { partsOf, type SeedScenario } from '../../server/src/seed-scenarios.ts';
import type { FillOrder } from '../seed/fill-task.ts';
import type { House } from './house.ts';
import { MARKET_SEED } from './market-size.ts';
import { readSeedMessage } from './read-seed-message.ts';
import { runTask } from './run-task.ts';
import { showProgress } from './show-progress.ts';

/** The days of a scenario's marketplaces, straight into the databases: the way through the provider takes hours. */
export async function fillWholeMarket(
  house: House,
  env: Record<string, string>,
  { scenario, queries }: { scenario: SeedScenario; queries: number },
): Promise<void> {
  const order: FillOrder = {
    market: { seed: MARKET_SEED, queryCount: queries },
    parts: partsOf(scenario),
  };
  const progress = showProgress('Market', house.say);
  try {
    await runTask(house, {
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
