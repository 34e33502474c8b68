import { getPast } from './past/get-past.ts';
import { retryWhileBusy } from './platform/clickhouse/retry-while-busy.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';
import { countStoredRows } from './queries/count-stored-rows.ts';
import { loadHistory } from './queries/load-history.ts';
import { foldSpellings } from './queries/spelling/fold-spellings.ts';
import { createDemo, findDemoCabinet } from './seed-demo.ts';
import { isSeedScenario, partsOf, scenarioOf } from './seed-scenarios.ts';

const [name = 'demo'] = process.argv.slice(2);
if (!isSeedScenario(name)) throw new Error(`There is no scenario "${name}".`);

const { days, hasPast = false } = scenarioOf(name);
const plan = partsOf(name);
const total = plan.reduce((sum, part) => sum + part.days, 0);

const { context, close } = await openContext(readEnv(), { isWorker: false });
// A second filling of the same folder only adds the days that are missing.
const demo =
  (await findDemoCabinet(context)) === undefined ? await createDemo(context, { hasPast }) : undefined;
// Told at once: a filling that is killed later must not lose the only copy of the password.
if (demo) console.log(`user ${JSON.stringify(demo)}`);

let done = 0;
for (const part of plan) {
  const onProgress = (partDone: number) => {
    const label = `${part.marketplace}, ${partDone} of ${part.days} days`;
    console.log(`progress ${JSON.stringify({ done: done + partDone, total, label })}`);
  };
  await retryWhileBusy(() => loadHistory(context, { ...part, onProgress }));
  done += part.days;
}
// A past brings most days later, and folds what they hold.
if (!hasPast) await retryWhileBusy(() => foldSpellings(context));
const past = await getPast(context, (await findDemoCabinet(context)) ?? 0);
const size = { days, rows: await countStoredRows(context), hasPast: past.length > 0 };
console.log(`result ${JSON.stringify(size)}`);
await close();
