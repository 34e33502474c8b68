export type ProductsTables = {
  products: {
    cabinet_id: number;
    sku: number;
    product_id: number;
    offer_id: string;
    name: string;
    search_text: string;
    image_url: string | null;
    price_kopecks: number | null;
    is_archived: boolean;
    synced_at: Date;
  };
};
