export type ProductQueriesTables = {
  product_queries: {
    cabinet_id: number;
    sku: number;
    query: string;
    imported_at: Date | null;
    excluded_at: Date | null;
    tag: string | null;
  };
};
