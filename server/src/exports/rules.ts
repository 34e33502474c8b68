import { DAY_MS } from '@vitrina/contract/durations.ts';
import { EXPORT_RULES, type ExportFormat } from '@vitrina/contract/exports.ts';

/** So often a worker says how far it is, and hears whether the file is still wanted. */
export const PULSE_MS = 1000;
/** A worker that was not heard of for so long is taken for dead. */
export const SILENT_SECONDS = 15;
/** What failed by no fault of the request is begun again after so long, so many times in all. */
export const PAUSE_SECONDS = 10;
export const MOST_ATTEMPTS = 3;

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + EXPORT_RULES.keptDays * DAY_MS);
}

export const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
  zip: 'application/zip',
} as const satisfies Record<ExportFormat, string>;
