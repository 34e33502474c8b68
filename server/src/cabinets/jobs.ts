import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { purgeCabinetJob } from './deletion/purge-cabinet.job.ts';
import { type PurgeCabinet, purgeCabinet } from './deletion/purge-cabinet.ts';
import { sweepInvites } from './invites/sweep-invites.ts';
import { measureCollectors } from './measure-collectors.ts';
import { blockCabinets } from './plan-change/block-cabinets.ts';
import { restPeople } from './plan-change/rest-people.ts';

const JUDGE_EVERY_SECONDS = 60;
const SWEEP_EVERY_SECONDS = DAY_SECONDS;

export async function workCabinets(context: Context, purgers: readonly PurgeCabinet[]): Promise<Loop[]> {
  measureCollectors(context);
  await context.queue.work(purgeCabinetJob, 1, ({ cabinetId }) => purgeCabinet(context, purgers, cabinetId));
  return [
    startLoop(context, 'judge cabinets by plan', JUDGE_EVERY_SECONDS, async () => {
      await blockCabinets(context);
      await restPeople(context);
    }),
    startLoop(context, 'sweep invitations', SWEEP_EVERY_SECONDS, () => sweepInvites(context)),
  ];
}
