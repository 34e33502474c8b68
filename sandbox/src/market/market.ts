/** The simulated market as the rest of the sandbox sees it. Everything is a pure function of (seed, arguments). */
export type MarketplaceId = 'ozon' | 'wb' | 'ym';

/** A Moscow calendar day as the number of days since 1970-01-01. */
export type DayNumber = number;

/** One query on one day in one place: the columns of spec section 3. Counts are per day, money in kopecks, shares 0..1. */
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
  sellers: { readonly count: number; get(id: number): Seller | undefined };
  products: {
    readonly count: number;
    at(index: number): Product;
    bySku(sku: number): Product | undefined;
    ofSeller(sellerId: number): readonly Product[];
    /** Price, rating and stock of a product at a moment (rivals move over time). */
    state(
      sku: number,
      at: Date,
    ): { priceKopecks: number; rating: number; reviewsCount: number; stock: number };
  };
  /** The whole shelf of a query in a city at a moment, best first (up to 1,500 places). */
  search(text: string, cityId: number, at: Date): RankedProduct[];
};
