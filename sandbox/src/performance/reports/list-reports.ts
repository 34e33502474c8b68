import { formatDay } from '../../clock/moscow-day.ts';
import { cutPage, Page } from '../page.ts';
import type { PerformanceCall } from '../performance-call.ts';
import { describeReport } from './report.ts';

/** GET /api/client/statistics/externallist */
export function listReports(call: PerformanceCall, query: unknown): unknown {
  const page = Page.parse(query);
  const own = call.reports.ofSeller(call.seller.id);
  return {
    total: String(own.length),
    items: cutPage(own, page).map((report) => ({
      name: `${report.kind} ${formatDay(report.fromDay)} - ${formatDay(report.toDay)}`,
      campaigns: report.campaigns,
      meta: describeReport(report, call.now),
    })),
  };
}
