/** The address of a screen is read by these bounds too, so they stand apart from the route. */
export const WANTED_BOUNDS = {
  priceKopecks: { least: 100, most: 10_000_000_000 },
  rating: { least: 1, most: 5 },
  reviewsCount: { least: 0, most: 10_000_000 },
  deliveryDays: { least: 0, most: 90 },
  stock: { least: 0, most: 1_000_000 },
} as const;

export type WantedField = keyof typeof WANTED_BOUNDS;
export const WANTED_FIELDS = [
  'priceKopecks',
  'deliveryDays',
  'rating',
  'reviewsCount',
  'stock',
] as const satisfies readonly WantedField[];
