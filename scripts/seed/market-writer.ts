// A thread that has the market of its own and writes days of it.
import { parentPort, workerData } from 'node:worker_threads';
import { createMarket, type MarketOptions } from '../../sandbox/src/market/create-market.ts';
import type { DayNumber, MarketplaceId } from '../../sandbox/src/market/market.ts';
import { writeDayRows } from './day-rows.ts';

export type WriterOrder = 'texts' | { marketplace: MarketplaceId; day: DayNumber };

const market = createMarket(workerData as MarketOptions);

function listTexts(): string[] {
  return Array.from({ length: market.queries.count }, (_, index) => market.queries.text(index));
}

parentPort?.on('message', (order: WriterOrder) => {
  if (order === 'texts') {
    parentPort?.postMessage(listTexts());
    return;
  }
  const bytes = writeDayRows(market, order.marketplace, order.day);
  parentPort?.postMessage(bytes, [bytes]);
});
