/** How often a card is looked at, and what that may cost the storefront. Reasons: docs/decisions/0056. */
export const RADAR_SCHEDULE = {
  /** Own cards by the seller's own methods. */
  ownMinutes: { busiest: 30, quietest: 60 },
  /** Own products as buyers see them: their rating, and who else sells on the card. */
  ownStorefrontMinutes: { busiest: 60, quietest: 180 },
  /** Others' cards as buyers see them. */
  storefrontMinutes: { busiest: 60, quietest: 360 },
  /** Texts: descriptions, characteristics and others' lists of sellers. */
  textsMinutes: 360,
  /** A card that changes so often in the time between its looks is looked at as seldom as that: one change, eight looks. */
  looksPerChange: 8,
  /** Days over which what a card did is forgotten. */
  memoryDays: 7,
  /** Position checks come first in a cabinet's hour; so many calls are the radar's whatever they need. */
  assuredCallsPerHour: 120,
  /** One that the storefront does not have is looked for so often. */
  goneMinutes: 1440,
  /** After a look without an answer the next comes so soon, and each later one waits as long as it has lasted already. */
  retryMinutes: 5,
  /** A look that comes later than so many intervals leaves a gap. */
  silentIntervals: 3,
} as const;

/** When a line of the feed is more or less than an ordinary one. */
export const RADAR_IMPORTANCE_BOUNDS = {
  /** A price that moved by so many percent is high, */
  pricePercent: 10,
  /** and by less than so many is low. */
  smallPricePercent: 2,
  /** A rating that moved by less is low, one that fell by more is high. */
  smallRating: 0.2,
  ratingFall: 0.3,
  /** Reviews that grew by less than so many percent are low. */
  smallReviewsPercent: 25,
  /** A content rating that fell by so many points is high. */
  contentRatingFall: 10,
} as const;
