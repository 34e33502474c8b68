import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';
import { loadHistory } from './search-history/load-history.ts';
import { createDemoCabinet, createDemoUser, trackDemoProducts } from './seed-demo.ts';
import { isSeedScenario, SEED_SCENARIOS } from './seed-scenarios.ts';

const [name = 'demo'] = process.argv.slice(2);
if (name === 'list' || !isSeedScenario(name)) {
  for (const [one, { description }] of Object.entries(SEED_SCENARIOS))
    console.log(`  ${one.padEnd(10)} ${description}`);
  process.exit(name === 'list' ? 0 : 1);
}

function tellProgress(done: number, total: number, label: string) {
  console.log(`progress ${JSON.stringify({ done, total, label })}`);
}

const { context, close } = await openContext(readEnv(), { isWorker: false });
console.log(SEED_SCENARIOS[name].days, addDays(moscowDay(context.clock.now()), -1));
const user = await createDemoUser(context);
const cabinetId = await createDemoCabinet(context, user.userId);
await trackDemoProducts(context, cabinetId, async () => []);
await loadHistory(context, {
  marketplace: 'ozon',
  days: SEED_SCENARIOS[name].days,
  onProgress: tellProgress,
});
await close();
