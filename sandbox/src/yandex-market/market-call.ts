import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { Market } from '../market/market.ts';
import type { Collection } from '../platform/open-store.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import type { Caller } from './authorize-call.ts';
import type { OrderedReport } from './reports/ordered-report.ts';

/** One authorised request of a seller at one moment. */
export type MarketCall = Caller & {
  market: Market;
  traffic: Traffic;
  faults: FaultBoard;
  now: Date;
  apiKey: string;
  /** Where the sandbox answers, without a slash at the end, and where this part of it does. */
  origin: string;
  baseUrl: string;
  reports: Collection<OrderedReport>;
};
