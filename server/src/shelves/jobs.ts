import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { storeShelves } from './store-shelves.ts';
import { sweepShelves } from './sweep-shelves.ts';

const STORE_EVERY_SECONDS = 2;
const SWEEP_EVERY_SECONDS = DAY_SECONDS;

export function workShelves(context: Context): Loop[] {
  return [
    startLoop(context, 'store shelves', STORE_EVERY_SECONDS, async () => void (await storeShelves(context))),
    startLoop(context, 'sweep shelves', SWEEP_EVERY_SECONDS, () => sweepShelves(context)),
  ];
}
