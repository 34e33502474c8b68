import { fillBoostConsolidated } from './fill-boost-consolidated.ts';
import { fillCompetitorsPosition } from './fill-competitors-position.ts';
import { fillShelfStatistics } from './fill-shelf-statistics.ts';
import { fillShowsBoost } from './fill-shows-boost.ts';
import { fillShowsSales } from './fill-shows-sales.ts';
import type { ReportKind } from './ordered-report.ts';
import type { ReportScope } from './report-scope.ts';
import type { Sheet } from './sheet.ts';

const FILLERS: Record<ReportKind, (scope: ReportScope) => Promise<Sheet[]>> = {
  'shows-sales': fillShowsSales,
  'shows-boost': fillShowsBoost,
  'boost-consolidated': fillBoostConsolidated,
  'competitors-position': fillCompetitorsPosition,
  'shelf-statistics': fillShelfStatistics,
};

/** The sheets of a report; counting a year of many products takes seconds, others are served in between. */
export function fillReport(scope: ReportScope): Promise<Sheet[]> {
  return FILLERS[scope.report.kind](scope);
}
