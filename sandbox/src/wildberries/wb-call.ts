import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultName } from '../faults/fault.ts';
import type { WbProfile } from '../keys/wb-profiles.ts';
import type { Market, Seller } from '../market/market.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import type { Campaigns } from './adverts/open-campaigns.ts';
import type { Reports } from './analytics/open-reports.ts';
import type { Media } from './cards/open-media.ts';
import type { QueryMeter } from './create-query-meter.ts';

/** One authorised request of a seller at one moment. */
export type WbCall = {
  seller: Seller;
  profile: WbProfile;
  market: Market;
  shelves: Shelves;
  traffic: Traffic;
  campaigns: Campaigns;
  queryMeter: QueryMeter;
  reports: Reports;
  media: Media;
  now: Date;
  /** The root of the sandbox, without a slash at the end. */
  baseUrl: string;
  /** True if such a fault is planted for this seller; it is used up by asking. */
  isPlanted(fault: FaultName): boolean;
};

export type WbAsk = Pick<FastifyRequest, 'query' | 'body' | 'params' | 'headers'>;

/** Answers one method; what it returns is the body. */
export type WbOperation = (call: WbCall, ask: WbAsk, reply: FastifyReply) => unknown;
