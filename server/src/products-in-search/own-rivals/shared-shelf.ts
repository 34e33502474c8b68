/** Places of a card by the hour; 0: it was not read in that hour, or not found. */
export type HourlyPlaces = ArrayLike<number>;

/** A query in a city with the own cards that stood there, by SKU. */
export type OwnShelf = { query: string; cityId: number; cards: ReadonlyMap<number, HourlyPlaces> };
