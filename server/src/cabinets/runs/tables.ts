import type { Day } from '@vitrina/contract/dates.ts';
import type { RunType } from '@vitrina/contract/plans.ts';
import type { Generated } from 'kysely';

export type RunsTables = {
  runs: {
    cabinet_id: number;
    type: RunType;
    day: Day;
    question: string;
    is_done: boolean;
    begun_at: Date;
    holders: Generated<number>;
  };
};
