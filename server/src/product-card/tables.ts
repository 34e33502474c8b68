import type {
  CardFailure,
  CardOffer,
  CardQueries,
  CardRun,
  ProductCard,
} from '@vitrina/contract/product-card.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';

export type StoredCard = z.input<typeof ProductCard>;
export type StoredOffers = z.input<typeof CardOffer>[];
export type StoredQueries = z.input<typeof CardQueries>;

export type ProductCardTables = {
  card_runs: {
    id: string;
    cabinet_id: number;
    user_id: number | null;
    sku: number;
    city_id: number;
    state: Generated<CardRun['state']>;
    failure: CardFailure | null;
    card: JSONColumnType<StoredCard> | null;
    offers: JSONColumnType<StoredOffers> | null;
    queries: JSONColumnType<StoredQueries> | null;
    is_paid: Generated<boolean>;
    attempt: Generated<number>;
    beat_at: Generated<Date>;
    created_at: Date;
    finished_at: Date | null;
  };
};
