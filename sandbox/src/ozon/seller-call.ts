import type { RateLimit } from '../clock/create-rate-limit.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { Market } from '../market/market.ts';
import type { SettingsReader } from '../settings/open-settings.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import type { Caller } from './authorize-call.ts';
import type { OwnQueries } from './create-own-queries.ts';
import type { PopularQueries } from './create-popular-queries.ts';
import type { OperationLimits } from './open-operation-limits.ts';
import type { PictureImports } from './pictures/open-picture-imports.ts';

/** One authorised request of a seller at one moment. */
export type SellerCall = Caller & {
  market: Market;
  traffic: Traffic;
  settings: SettingsReader;
  faults: FaultBoard;
  now: Date;
  /** Where the sandbox serves images, without a slash at the end. */
  baseUrl: string;
  ownQueries: OwnQueries;
  popularQueries: PopularQueries;
  pictureImports: PictureImports;
  operations: OperationLimits;
  /** Of /v1/analytics/data alone. */
  analyticsLimit: RateLimit;
};
