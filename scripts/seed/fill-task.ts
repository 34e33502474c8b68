// Fills the databases of its environment with a simulated market: node fill-task.ts '{"market":{…},"parts":[…]}'.
import { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod';
import { readEnv } from '../../server/src/platform/env.ts';
import { openContext } from '../../server/src/platform/open-context.ts';
import { describeProgress } from './describe-progress.ts';
import { fillMarket } from './fill-market.ts';
import { openWriters } from './open-writers.ts';

const Order = z.object({
  market: z.object({ seed: z.int(), queryCount: z.int(), productCount: z.int().optional() }),
  parts: z.array(z.object({ marketplace: Marketplace, days: z.int() })),
});
export type FillOrder = z.infer<typeof Order>;

const { market, parts } = Order.parse(JSON.parse(process.argv[2] ?? ''));
const { context, close } = await openContext(readEnv(), { isWorker: false });
const writers = openWriters(market);
await fillMarket(context, writers, parts, (progress) => {
  const { done, total } = progress;
  const label = describeProgress(progress);
  console.log(`progress ${JSON.stringify({ done, total, label })}`);
});
await writers.close();
await close();
