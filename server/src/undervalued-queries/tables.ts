import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { JSONColumnType } from 'kysely';
import type { Week } from './back-test/week.ts';
import type { Scale } from './scale.ts';

export type UndervaluedTables = {
  undervalued_scales: { marketplace: Marketplace; day: Day; derived_at: Date; scale: JSONColumnType<Scale> };
  undervalued_back_test_weeks: {
    marketplace: Marketplace;
    /** Of the list. */
    day: Day;
    /** When the sums of the day were made by which it is seen what became of the list: all older ones are in them. */
    derived_at: Date;
    rules: number;
    result: JSONColumnType<Week>;
  };
  undervalued_hidden: { cabinet_id: number; query_id: number; query: string; hidden_until: Day };
};
