import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { FeedFailure } from '../integrations/query-feed/feed.ts';
import type { Coverage } from './measured-days.ts';

/** What the derived tables of a day say about its two windows. */
export type DayWindows = { 7: Coverage; 28: Coverage };

export type QueryTables = {
  query_days: {
    marketplace: Marketplace;
    day: Day;
    source: string;
    state: 'waiting' | 'stored';
    outcome: FeedFailure['outcome'] | 'ok';
    message: Generated<string>;
    rows_count: Generated<number>;
    taken_at: Date | null;
    tries: Generated<number>;
    next_try_at: Date | null;
    /** When the sums of the day were made; null while they are not. */
    derived_at: Generated<Date | null>;
    /** The sums must be made (again): an older day came after them. */
    is_stale: Generated<boolean>;
    /** null: the day is older than the ready-made windows. */
    windows: JSONColumnType<DayWindows> | null;
  };
  query_histories: { marketplace: Marketplace; city_id: number; query_id: number; days: string };
  query_spelling_runs: { id: Generated<number>; made_of: string };
  cities: { id: number; name: string; synced_at: Date };
  official_query_days: { cabinet_id: number; day: Day; rows_count: number; taken_at: Date };
  query_imports: {
    id: Generated<number>;
    cabinet_id: number | null;
    marketplace: Marketplace;
    file_sha256: string;
    /** JSON with sorted names: the same file under other answers is another import. */
    answers: Generated<string>;
    report: JSONColumnType<object>;
    imported_at: Date;
  };
};
