/** What screens need to read their addresses by, and forms to check what is typed. */
export const RADAR_BOUNDS = {
  /** Products added, paused or taken off in one call. */
  productsAtOnce: 500,
  /** Products of a page whose changes are counted. */
  countedAtOnce: 100,
  /** Tags whose products are watched. */
  tags: 20,
  /** A change that goes back within so many hours is noise. */
  noiseHours: 24,
  /** Changes acknowledged in one call. */
  acknowledgedAtOnce: 200,
} as const;

/** What can change on a card. */
export const RADAR_KINDS = [
  'price',
  'title',
  'description',
  'pictures',
  'characteristics',
  'stock',
  'rating',
  'reviews',
  'contentRating',
  'sellers',
  'category',
  'badges',
] as const;

export const RADAR_IMPORTANCE = ['low', 'normal', 'high'] as const;
