import type { Shape } from '../../drawing/shape.ts';

/** For each category of the market, what its goods look like: the first words that are found in a noun choose. */
export type Catalogue = Readonly<Record<number, readonly (readonly [RegExp, Shape])[]>>;
