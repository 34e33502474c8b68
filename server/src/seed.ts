import { fillPast } from './past/fill-past.ts';
import { MONEY_FILLINGS } from './past/fillings.ts';
import { getPast } from './past/get-past.ts';
import { lookAtLeadingShelves } from './past/look-at-leading-shelves.ts';
import { retryWhileBusy } from './platform/clickhouse/retry-while-busy.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';
import { countStoredRows } from './queries/count-stored-rows.ts';
import { loadHistory } from './queries/load-history.ts';
import { foldSpellings } from './queries/spelling/fold-spellings.ts';
import { beginDemo, type DemoAccounts, findDemo, finishDemo } from './seed-demo.ts';
import { isSeedScenario, partsOf, scenarioOf } from './seed-scenarios.ts';

const [name = 'demo'] = process.argv.slice(2);
if (!isSeedScenario(name)) throw new Error(`There is no scenario "${name}".`);

const { days, hasPast = false } = scenarioOf(name);
const plan = partsOf(name);
const total = plan.reduce((sum, part) => sum + part.days, 0);

const { context, close } = await openContext(readEnv(), { isWorker: false });
// A second filling of the same folder only adds the days that are missing.
const demo = await findDemo(context);
// Reported at once: a filling that is killed later must not lose the only copy of the password.
const onAccounts = (accounts: DemoAccounts) => console.log(`user ${JSON.stringify(accounts)}`);
const begun =
  demo?.isWhole === true
    ? undefined
    : // One that is not whole began with a past.
      await beginDemo(context, { hasPast: hasPast || demo !== undefined, onAccounts });

async function fillCabinet(): Promise<number> {
  const cabinetId = begun ? await finishDemo(context, begun) : demo?.cabinetId;
  if (cabinetId === undefined) throw new Error('The demo has no cabinet.');
  // Whatever fails here is filled in with the rest.
  if (hasPast)
    await fillPast(context, MONEY_FILLINGS, new AbortController().signal).catch((error: unknown) =>
      context.log.warn({ err: error }, 'the money of the past waits'),
    );
  return cabinetId;
}

async function fillMarket(): Promise<void> {
  let done = 0;
  for (const part of plan) {
    const onProgress = (partDone: number) => {
      const label = `${part.marketplace}, ${partDone} of ${part.days} days`;
      console.log(`progress ${JSON.stringify({ done: done + partDone, total, label })}`);
    };
    await retryWhileBusy(() => loadHistory(context, { ...part, onProgress }));
    done += part.days;
  }
}

// Each waits for the sandbox most of its time.
const [cabinetId] = await Promise.all([fillCabinet(), fillMarket()]);
await retryWhileBusy(() => foldSpellings(context));
if (hasPast) await lookAtLeadingShelves(context, cabinetId);
const past = await getPast(context, cabinetId);
const size = { days, rows: await countStoredRows(context), hasPast: past.length > 0 };
console.log(`result ${JSON.stringify(size)}`);
await close();
