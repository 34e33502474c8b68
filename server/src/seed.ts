import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';
import { loadHistory } from './search-history/load-history.ts';
import { createDemo, findDemoCabinet } from './seed-demo.ts';
import { isSeedScenario, SEED_SCENARIOS } from './seed-scenarios.ts';

/** The two smaller markets get this many days, whatever the scenario. */
const OTHER_MARKET_DAYS = 4;

const [name = 'demo'] = process.argv.slice(2);
if (!isSeedScenario(name)) throw new Error(`There is no scenario "${name}".`);

const { days } = SEED_SCENARIOS[name];
const plan = [
  { marketplace: 'ozon', days },
  { marketplace: 'wb', days: OTHER_MARKET_DAYS },
  { marketplace: 'ym', days: OTHER_MARKET_DAYS },
] as const;
const total = plan.reduce((sum, part) => sum + part.days, 0);

const { context, close } = await openContext(readEnv(), { isWorker: false });
// A second filling of the same folder only adds the days that are missing.
const demo = (await findDemoCabinet(context)) === undefined ? await createDemo(context) : undefined;
// Told at once: a filling that is killed later must not lose the only copy of the password.
if (demo) console.log(`user ${JSON.stringify(demo)}`);

let done = 0;
let rows = 0;
for (const part of plan) {
  const loaded = await loadHistory(context, {
    ...part,
    onProgress: (partDone) => {
      console.log(
        `progress ${JSON.stringify({ done: done + partDone, total, label: `${part.marketplace}, ${partDone} of ${part.days} days` })}`,
      );
    },
  });
  done += part.days;
  rows += loaded.rows;
}
console.log(`result ${JSON.stringify({ days, rows })}`);
await close();
