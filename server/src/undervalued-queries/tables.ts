import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { BackTest } from '@vitrina/contract/undervalued-queries.ts';
import type { JSONColumnType } from 'kysely';
import type { Scale } from './scale.ts';

export type UndervaluedTables = {
  undervalued_scales: { marketplace: Marketplace; day: Day; derived_at: Date; scale: JSONColumnType<Scale> };
  undervalued_back_tests: {
    marketplace: Marketplace;
    day: Day;
    derived_at: Date;
    result: JSONColumnType<BackTest>;
  };
  undervalued_hidden: { cabinet_id: number; query_id: number; query: string; hidden_until: Day };
};
