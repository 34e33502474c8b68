import type { Clock } from '../clock/create-clock.ts';
import type { Market } from '../market/market.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import type { FindTopQueries } from './find-top-queries.ts';

/** What the pages of sellers and buyers draw from. */
export type SellerWorld = { market: Market; clock: Clock; shelves: Shelves; traffic: Traffic };
export type SellerPages = SellerWorld & { findTopQueries: FindTopQueries };
