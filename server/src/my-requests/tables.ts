export type MyRequestsTables = {
  own_query_days: { cabinet_id: number; day: string; rows_count: number; collected_at: Date };
};
