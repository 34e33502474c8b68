import type { ErrorBody } from '@vitrina/contract/errors.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { Import, ImportAnswers, ImportReport } from '@vitrina/contract/query-imports.ts';
import type { Generated, JSONColumnType } from 'kysely';

export type QueryImportTables = {
  query_import_jobs: {
    id: string;
    user_id: number;
    cabinet_id: number;
    marketplace: Marketplace;
    file_name: string;
    state: Generated<Import['state']>;
    answers: Generated<ImportAnswers>;
    report: JSONColumnType<ImportReport> | null;
    failure: JSONColumnType<ErrorBody> | null;
    rows_done: Generated<number>;
    rows_total: number | null;
    attempts: Generated<number>;
    created_at: Date;
    beat_at: Generated<Date>;
  };
  query_import_pieces: { import_id: string; number: number; cabinet_id: number; bytes: Buffer };
};
