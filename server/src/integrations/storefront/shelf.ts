import type { TileFacts } from './read-tile.ts';

/** Why a shelf, or the rest of it, could not be read. `off`: no provider is configured. */
export type ShelfFailure = {
  outcome:
    | 'off'
    | 'blocked'
    | 'captcha'
    | 'rateLimited'
    | 'drift'
    | 'cityMismatch'
    | 'timeout'
    | 'unreachable'
    | 'serverError';
  /** What the other side itself asked to wait, if it did. */
  retryAfterMs: number | null;
  message: string;
};

/** Only `notFound` means that the list was read to its end; `deep` means that it goes on beyond the deepest place. */
export type SkuAnswer =
  | { outcome: 'found'; place: number; title: string | null; imageUrl: string | null }
  | { outcome: 'deep' }
  | { outcome: 'notFound' };

/** A plain search and the shelf of a predicted category give different places, so the mode is kept with them. */
export type ShelfMode = 'plain' | 'category';

/** A product in its place; `page` counts the pages that the storefront itself dealt out. */
export type ShelfTile = TileFacts & {
  place: number;
  page: number;
  sku: number;
  title: string | null;
  imageUrl: string | null;
};

/**
 * What one walk along a shelf brought. A page that fails in the middle does not take away what was seen before it:
 * those SKUs have answers, and `failure` stands for the rest.
 */
export type Shelf = {
  answers: ReadonlyMap<number, SkuAnswer>;
  placesRead: number;
  /** The list was read to its end, so that there are no more places than were read. */
  isWhole: boolean;
  /** All that were walked past, in their order; empty unless they were asked for. */
  tiles: readonly ShelfTile[];
  mode: ShelfMode;
  failure: ShelfFailure | null;
};

export function fail(
  outcome: ShelfFailure['outcome'],
  message: string,
  retryAfterMs: number | null = null,
): ShelfFailure {
  return { outcome, retryAfterMs, message: message.slice(0, 300) };
}
