import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Day, daysBetween } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { MarketOptions } from '../../sandbox/src/market/create-market.ts';
import { type DayRows, openDayRows } from './day-rows.ts';
import type { WriterOrder } from './market-writer.ts';

export type Writers = {
  /** What people search for, by place in the market. */
  texts(): Promise<string[]>;
  day(marketplace: Marketplace, day: Day): Promise<DayRows>;
  close(): Promise<void>;
};

type Waiting = { resolve(answer: unknown): void; reject(error: Error): void };

const FILE = path.join(import.meta.dirname, 'market-writer.ts');
/** Each has a market of some 500 MB; the engine needs a core for what it does meanwhile. */
const MOST_WRITERS = 4;
const WRITERS = Math.max(1, Math.min(MOST_WRITERS, availableParallelism() - 1));
const EPOCH = '1970-01-01';

/** A thread answers in the order in which it is asked. */
function openWriter(options: MarketOptions) {
  const worker = new Worker(FILE, { workerData: options });
  const waiting: Waiting[] = [];
  const failAll = (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (answer) => waiting.shift()?.resolve(answer));
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('A writer of the market has ended.')));
  return {
    waiting,
    ask(order: WriterOrder): Promise<unknown> {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.push({ resolve, reject });
      worker.postMessage(order);
      return promise;
    },
    close: () => worker.terminate(),
  };
}

/** Threads that write days of a market side by side. */
export function openWriters(options: MarketOptions): Writers {
  const writers = Array.from({ length: WRITERS }, () => openWriter(options));
  const ask = (order: WriterOrder) => {
    const [idlest] = writers.toSorted((one, other) => one.waiting.length - other.waiting.length);
    if (!idlest) throw new Error('There is no writer.');
    return idlest.ask(order);
  };
  return {
    texts: async () => (await ask('texts')) as string[],
    day: async (marketplace, day) =>
      openDayRows((await ask({ marketplace, day: daysBetween(EPOCH, day) })) as ArrayBuffer),
    close: async () => {
      await Promise.all(writers.map((writer) => writer.close()));
    },
  };
}
