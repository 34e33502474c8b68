import type { OfficeActionDetails, OfficeActionKind } from '@vitrina/contract/office.ts';
import type { Generated } from 'kysely';

export type OfficeTables = {
  /** `id`, `former_hash` and `hash` are made by a trigger, whoever inserts. */
  office_actions: {
    id: Generated<number>;
    at: Date;
    kind: OfficeActionKind;
    operator_id: number | null;
    user_id: number | null;
    reason: string | null;
    details: Generated<OfficeActionDetails>;
    request_key: string | null;
    former_hash: Generated<Buffer>;
    hash: Generated<Buffer>;
  };
};
