import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { Generated } from 'kysely';
import type { ShelfFailure, ShelfMode } from '../integrations/storefront/shelf.ts';

/** Why the storefront gave nothing, when it was asked at all. */
export type StorefrontRefusal = Exclude<ShelfFailure['outcome'], 'off'>;
/** Who had the shelf read: a person who wanted to look, or the checks of positions. */
export type ShelfSource = 'person' | 'positions';

export type ShelvesTables = {
  storefront_pauses: { provider: string; until_at: Date; outcome: StorefrontRefusal; streak: number };
  /** When each shelf was last kept; `checked_at`: by the checks of positions. */
  shelves: {
    marketplace: Marketplace;
    city_id: number;
    query: string;
    taken_at: Date;
    checked_at: Date | null;
  };
  shelf_outbox: {
    id: Generated<number>;
    marketplace: Marketplace;
    city_id: number;
    query: string;
    taken_at: Date;
    source: ShelfSource;
    mode: ShelfMode;
    places_read: number;
    is_whole: boolean;
    /** KeptTile[] as JSON. */
    tiles: unknown;
    batch: string | null;
    batched_at: Date | null;
  };
  shelf_sellers: {
    marketplace: Marketplace;
    sku: number;
    seller_id: number | null;
    name: string;
    seen_at: Date;
  };
};
