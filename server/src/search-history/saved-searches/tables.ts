import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import type { Generated } from 'kysely';

export type SavedSearchesTables = {
  saved_searches: {
    id: Generated<number>;
    cabinet_id: number;
    author_id: number | null;
    marketplace: Marketplace;
    name: string;
    queries: string[];
    city_id: number;
    from_day: Day;
    to_day: Day;
    window_days: HistoryWindow;
    question: string;
    created_at: Date;
    last_run_at: Date | null;
  };
};
