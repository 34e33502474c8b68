import type { PastSubject } from '@vitrina/contract/past.ts';
import type { Generated } from 'kysely';

export type PastTables = {
  past_fillings: {
    cabinet_id: number;
    subject: PastSubject;
    /** Where the past ends: what comes later is lived. */
    before_at: Date;
    days: number;
    done_days: Generated<number>;
  };
};
