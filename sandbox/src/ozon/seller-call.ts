import type { Market } from '../market/market.ts';
import type { OwnQueries } from './create-own-queries.ts';
import type { PopularQueries } from './create-popular-queries.ts';
import type { Caller } from './authorize-call.ts';

/** One authorised request of a seller at one moment. */
export type SellerCall = Caller & {
  market: Market;
  now: Date;
  /** Where the sandbox serves images, without a slash at the end. */
  baseUrl: string;
  ownQueries: OwnQueries;
  popularQueries: PopularQueries;
};
