import type { PerformanceCall } from '../performance-call.ts';
import { refusal } from '../performance-error.ts';
import type { Report } from './report.ts';

/** Throws the API's refusal for reports that the account has not ordered. */
export function getOwnReport({ reports, seller }: PerformanceCall, uuid: string): Report {
  const report = reports.find(uuid);
  if (report === undefined || report.sellerId !== seller.id) throw refusal('noReport');
  return report;
}
