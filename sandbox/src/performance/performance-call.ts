import type { FaultName } from '../faults/fault.ts';
import type { Market, Seller } from '../market/market.ts';
import type { SettingsReader } from '../settings/open-settings.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import type { Reports } from './reports/open-reports.ts';

/** One authorised request of an advertiser at one moment. */
export type PerformanceCall = {
  seller: Seller;
  now: Date;
  market: Market;
  traffic: Traffic;
  settings: SettingsReader;
  reports: Reports;
  /** Whether such a fault is planted for the caller; it is used up by asking. */
  hasFault(fault: FaultName): boolean;
};
