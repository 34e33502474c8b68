import { setTimeout as wait } from 'node:timers/promises';
import { isClickHouseAway, isTooHeavy } from './platform/clickhouse.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';
import { countStoredRows } from './queries/count-stored-rows.ts';
import { loadHistory } from './queries/load-history.ts';
import { createDemo, findDemoCabinet } from './seed-demo.ts';
import { isSeedScenario, scenarioOf } from './seed-scenarios.ts';

/** The two smaller markets get this many days, unless a scenario says more. */
const OTHER_MARKET_DAYS = 4;

const [name = 'demo'] = process.argv.slice(2);
if (!isSeedScenario(name)) throw new Error(`There is no scenario "${name}".`);

/** On a busy machine merges and inserts together may need more memory than the engine has; a little later they do not. */
const TRIES = 6;
const PAUSE_MS = 5000;

async function loadPatiently(...given: Parameters<typeof loadHistory>): ReturnType<typeof loadHistory> {
  for (let failed = 1; ; failed += 1) {
    try {
      // What is stored already is left alone.
      return await loadHistory(...given);
    } catch (error) {
      if (failed === TRIES || !(isTooHeavy(error) || isClickHouseAway(error))) throw error;
      await wait(failed * PAUSE_MS);
    }
  }
}

const { days, otherDays = OTHER_MARKET_DAYS } = scenarioOf(name);
const plan = [
  { marketplace: 'ozon', days },
  { marketplace: 'wb', days: otherDays },
  { marketplace: 'ym', days: otherDays },
] as const;
const total = plan.reduce((sum, part) => sum + part.days, 0);

const { context, close } = await openContext(readEnv(), { isWorker: false });
// A second filling of the same folder only adds the days that are missing.
const demo = (await findDemoCabinet(context)) === undefined ? await createDemo(context) : undefined;
// Told at once: a filling that is killed later must not lose the only copy of the password.
if (demo) console.log(`user ${JSON.stringify(demo)}`);

let done = 0;
for (const part of plan) {
  await loadPatiently(context, {
    ...part,
    onProgress: (partDone) => {
      console.log(
        `progress ${JSON.stringify({ done: done + partDone, total, label: `${part.marketplace}, ${partDone} of ${part.days} days` })}`,
      );
    },
  });
  done += part.days;
}
console.log(`result ${JSON.stringify({ days, rows: await countStoredRows(context) })}`);
await close();
