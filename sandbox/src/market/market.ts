import type { CauseName, MarketChange, Picture } from './changes/market-change.ts';

/**
 * The simulated market as the rest of the sandbox sees it. Everything is a pure function of the seed, of the kept
 * changes and of the arguments.
 */
export type MarketplaceId = 'ozon' | 'wb' | 'ym';

/** A Moscow calendar day as the number of days since 1970-01-01. */
export type DayNumber = number;

/**
 * One query on one day in one place: the columns of product.md 3.3. Counts are per day, money in kopecks, shares 0..1.
 */
export type QueryDay = {
  count: number;
  uniqQueriesWithCa: number;
  addedToCart: number;
  avgPriceKopecks: number;
  itemsViews: number;
  uniqSellers: number;
  usersWithoutInteraction: number;
  softQueries: number;
  zeroQueries: number;
  gmvKopecks: number;
  orders: number;
  orderedUsers: number;
  productsCount: number;
};

export type City = { id: number; name: string; share: number };

export type Seller = { id: number; name: string };

export type Product = {
  sku: number;
  productId: number;
  offerId: string;
  sellerId: number;
  categoryId: number;
  title: string;
  brand: string;
  priceKopecks: number;
  oldPriceKopecks: number;
  rating: number;
  reviewsCount: number;
  imageCount: number;
  createdDay: DayNumber;
};

/** The factors of one product's place at one moment; `score` is a pure function of them. */
export type RankFactors = {
  relevance: number;
  price: number;
  rating: number;
  delivery: number;
  stock: number;
  advertising: number;
};

/** What buyers meet on one marketplace at one moment. Stock is 0 where a product is not sold. */
export type ProductState = { priceKopecks: number; rating: number; reviewsCount: number; stock: number };

/** A campaign as its seller planned it; what was switched later is in the changes. */
export type CampaignPlan = {
  /** Among the seller's campaigns, from 1; the same at any time. */
  serial: number;
  /** Among goods of search and catalogue, or on top of the search. */
  place: 'shelf' | 'top';
  items: readonly { sku: number; bid: number }[];
  fromDay: DayNumber;
  /** The day after the last one it runs; undefined: for ever. */
  untilDay: DayNumber | undefined;
  /** Why it does not run after its last day: its term was over, the owner stopped it, or the money was spent. */
  end: 'finished' | 'inactive' | 'stopped' | undefined;
};

/** How a product is advertised on one marketplace at one moment; bids are 0 to 1. */
export type Advertising = {
  /** What moves its place and brings it views; 0 while it is not shown. */
  bid: number;
  /** What it has in a campaign that is on, also when the day's money is spent and it is not shown. */
  campaignBid: number;
  /** When somebody switched it; undefined: never since it was planned so. */
  switchedAtMs: number | undefined;
};

/** What a card shows at one moment; the main picture first. */
export type ProductLook = { title: string; pictures: readonly Picture[] };

/** Another seller's offer on a card, under a SKU of its own. */
export type PiggyBacker = { sku: number; sellerId: number; priceKopecks: number; sinceMs: number };

/** Why a product's place was different for a while. */
export type RankCause = { cause: CauseName; fromMs: number; untilMs: number; isPlanted: boolean };

/** What stands on a card and changes only when somebody writes on it. */
export type ProductCard = {
  description: string;
  characteristics: readonly { name: string; value: string }[];
  /** How fully the card is filled, 0..100; the weights of the groups add up to 100. */
  contentRating: number;
  contentGroups: readonly { key: 'media' | 'text' | 'characteristics'; weight: number; rating: number }[];
  /** Where the storefront has it. */
  category: { id: number; name: string };
  /** The storefront's labels on it, without the discount. */
  badges: readonly string[];
  /** EAN-13. */
  barcode: string;
  weightGrams: number;
  /** Of the packed product: length, width, height. */
  sizeMm: readonly [number, number, number];
};

export type RankedProduct = { sku: number; factors: RankFactors; score: number };

export type Market = {
  seed: number;
  cities: readonly City[];
  categories: readonly { id: number; name: string }[];
  queries: {
    readonly count: number;
    text(index: number): string;
    categoryId(index: number): number;
    /** Exact text after trimming, lower-casing, ё→е and folding spaces; undefined for a text nobody types. */
    find(text: string): number | undefined;
  };
  /** cityId 0 is the whole country. undefined: before the marketplace's collection start or nobody searched. */
  day(marketplace: MarketplaceId, index: number, day: DayNumber, cityId: number): QueryDay | undefined;
  /** 24 counts which add up to day(...).count. */
  hours(marketplace: MarketplaceId, index: number, day: DayNumber, cityId: number): number[] | undefined;
  /** The factor of a sudden jump or drop of demand on a day; 1 on most days, 0 while nobody searches for it. */
  burst(marketplace: MarketplaceId, index: number, day: DayNumber): number;
  sellers: { readonly count: number; get(id: number): Seller | undefined };
  products: {
    readonly count: number;
    at(index: number): Product;
    bySku(sku: number): Product | undefined;
    ofSeller(sellerId: number): readonly Product[];
    /** As in `bySku`, without making the whole product. */
    categoryIdOf(sku: number): number | undefined;
    /** The SKU under which the owner of the card sells: another one than a piggy-backer's. */
    cardSkuOf(sku: number): number | undefined;
    /** Price, rating and stock of a product at a moment (rivals move over time, changes count from theirs). */
    state(sku: number, at: Date, marketplace?: MarketplaceId): ProductState;
    /** As its seller planned it, then as it was switched, then as causes let it: for places, traffic and cabinets alike. */
    advertising(sku: number, at: Date, marketplace?: MarketplaceId): Advertising;
    look(sku: number, at: Date, marketplace?: MarketplaceId): ProductLook;
    /** Days from an order at this moment until it is there. */
    deliveryDays(sku: number, cityId: number, at: Date, marketplace?: MarketplaceId): number;
    /** A picture of the marketplace's own store by its path, of whatever revision; undefined: there never was one. */
    pictureAt(address: string): Picture | undefined;
    /** About 70 % of the products of Ozon are on sale on each of the other marketplaces as well. */
    isSold(sku: number, marketplace: MarketplaceId): boolean;
    /** Without a moment: as its seller first filled it in. */
    card(sku: number, at?: Date): ProductCard;
  };
  /** The campaigns that a seller has planned by a moment, the oldest first; no product runs in two of them. */
  campaigns(sellerId: number, at: Date, marketplace?: MarketplaceId): readonly CampaignPlan[];
  /** The whole shelf of a query in a city at a moment, best first (up to 1,500 places). */
  search(text: string, cityId: number, at: Date, marketplace?: MarketplaceId): RankedProduct[];
  /** The SKUs of `search` alone, which is what buyers see. */
  shelf(text: string, cityId: number, at: Date, marketplace?: MarketplaceId): Float64Array;
  /** Pairs of cards that searches take for one thing at a moment. */
  twinsAt(at: Date): readonly { skus: readonly [number, number]; fromMs: number; untilMs: number }[];
  /** Keeps what somebody did; it counts from its moment on. */
  change(change: MarketChange): void;
  /** Everything that was changed about a card, the oldest first. */
  changesOf(sku: number): readonly MarketChange[];
  /** Two moments of one span have the same shelves, states and looks. */
  spanOf(at: Date): string;
  /** Multiplies the click rate of a main picture, about 0.6..1.6; what buyers like is in the content alone. */
  attractiveness(contentHash: string): number;
  setAttractiveness(contentHash: string, factor: number): void;
  /** Who else sells on the card at this moment; only Ozon's cards are shared. */
  piggyBackers(sku: number, at: Date): readonly PiggyBacker[];
  /** The causes that were at work in a time, the oldest first. */
  causes(sku: number, fromMs: number, untilMs: number): readonly RankCause[];
};
