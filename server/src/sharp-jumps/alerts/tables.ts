import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { JumpAlertFilter } from '@vitrina/contract/sharp-jumps.ts';
import type { Generated, JSONColumnType } from 'kysely';

export type JumpAlertTables = {
  jump_alerts: {
    id: Generated<number>;
    cabinet_id: number;
    user_id: number;
    name: string;
    /** Also in the filter; here to be found by. */
    marketplace: Marketplace;
    filter: JSONColumnType<JumpAlertFilter>;
    is_on: Generated<boolean>;
    judged_day: Day | null;
  };
};
