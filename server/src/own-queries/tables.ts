/** Where figures of own products come from, beside the own queries: by product, advertising, advertising by phrase. */
export type FigureSource = 'analytics' | 'ads' | 'adPhrases';

export type OwnQueryTables = {
  own_query_days: { cabinet_id: number; day: string; rows_count: number; collected_at: Date };
  own_figure_days: {
    cabinet_id: number;
    source: FigureSource;
    day: string;
    rows_count: number;
    collected_at: Date;
  };
  ad_reports: {
    cabinet_id: number;
    uuid: string;
    source: 'ads' | 'adPhrases';
    from_day: string;
    to_day: string;
    campaign_ids: string[];
    waiting_ids: string[];
    rows_count: number;
    ordered_at: Date;
  };
};
