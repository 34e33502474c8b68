import type { ExportFormat, ExportState } from '@vitrina/contract/exports.ts';
import type { Generated, JSONColumnType } from 'kysely';

export type ExportsTables = {
  exports: {
    id: string;
    user_id: number;
    cabinet_id: number;
    kind: string;
    request: JSONColumnType<object>;
    name: string;
    format: ExportFormat;
    state: Generated<ExportState>;
    rows_done: Generated<number>;
    rows_total: number | null;
    bytes: number | null;
    attempt: Generated<number>;
    beat_at: Generated<Date>;
    created_at: Date;
    expires_at: Date;
  };
  export_pieces: {
    export_id: string;
    attempt: number;
    number: number;
    cabinet_id: number;
    bytes: Buffer;
  };
};
