import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { JumpMetric, StatisticsWindow } from '@vitrina/contract/tools/bounds.ts';

/** Jumps have a list for each window and metric. */
export type ListKind = 'undervalued' | `jumps ${StatisticsWindow} ${JumpMetric}`;

/** The list of a kind that one day of a market has. */
export type ListOfDay = { kind: ListKind; marketplace: Marketplace; day: Day };

export type ReadyListTables = {
  ready_lists: ListOfDay & {
    /** When the sums were made that the list follows from, which is its version; null: it is wanted and not made. */
    made_of: Date | null;
    /** When it was last asked for, to the hour. */
    read_at: Date;
  };
};
