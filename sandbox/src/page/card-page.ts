import type { MarketChange } from '../market/changes/market-change.ts';
import type {
  Advertising,
  City,
  MarketplaceId,
  PiggyBacker,
  Product,
  ProductCard,
  ProductLook,
  ProductState,
  RankCause,
} from '../market/market.ts';
import type { Counters } from '../traffic/traffic.ts';
import type { TopQuery } from './find-top-queries.ts';

/** A card at a moment, with all that its owner wants to know. */
export type CardPage = {
  product: Product;
  sellerName: string;
  marketplace: MarketplaceId;
  cityId: number;
  cities: readonly City[];
  look: ProductLook;
  card: ProductCard;
  categories: readonly { id: number; name: string }[];
  state: ProductState;
  advertising: Advertising;
  /** Today first. */
  days: readonly { name: string; organic: Counters; advertised: Counters }[];
  topQueries: readonly TopQuery[];
  piggyBackers: readonly (PiggyBacker & { sellerName: string })[];
  changes: readonly MarketChange[];
  causes: readonly RankCause[];
};
