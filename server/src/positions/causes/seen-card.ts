/** A card on a stored page: where it stood, and its features (card-factors.ts). */
export type SeenCard = { sku: number; place: number; features: readonly number[] };
