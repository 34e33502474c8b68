import type { Generated } from 'kysely';

export type ProductsTables = {
  products: {
    cabinet_id: number;
    sku: number;
    /** Of own products; an external one has none. */
    product_id: number | null;
    offer_id: string;
    name: string;
    search_text: string;
    image_url: string | null;
    price_kopecks: number | null;
    stock: number | null;
    is_archived: boolean;
    is_external: Generated<boolean>;
    synced_at: Date;
  };
};
