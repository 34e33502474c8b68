import { workAbTests } from './ab-tests/jobs.ts';
import { workAccounts } from './accounts/jobs.ts';
import { workBilling } from './billing/jobs.ts';
import { workCabinets } from './cabinets/jobs.ts';
import { workCards } from './cards/jobs.ts';
import { workDemo } from './demo/jobs.ts';
import { workExports } from './exports/jobs.ts';
import { measureOzonQuotas } from './integrations/ozon/measure-quotas.ts';
import { workMyRequests } from './my-requests/jobs.ts';
import { orderReadyCounts } from './my-requests/ready/order-ready-counts.ts';
import { purgeReadyCounts } from './my-requests/ready/purge-ready-counts.ts';
import { workNotifications } from './notifications/jobs.ts';
import { workWebhooks } from './notifications/webhooks/jobs.ts';
import { workOffice } from './office/jobs.ts';
import { workOwnQueries } from './own-queries/jobs.ts';
import { keepNewestPlaces } from './own-queries/places/keep-newest-places.ts';
import { purgeOwnQueries } from './own-queries/purge-own-queries.ts';
import type { Loop } from './platform/background/loop.ts';
import type { Context } from './platform/context.ts';
import { measureJobs } from './platform/metrics/measure-jobs.ts';
import { workPositions } from './positions/jobs.ts';
import { purgePositions } from './positions/purge-positions.ts';
import { makePositionExport, POSITION_EXPORT } from './positions/views/make-position-export.ts';
import { workProductCard } from './product-card/jobs.ts';
import { workProducts } from './products/jobs.ts';
import { workQueries } from './queries/jobs.ts';
import { purgeSnapshots } from './queries/purge-snapshots.ts';
import { EVIDENCE_EXPORT, makeEvidenceExport } from './radar/evidence/make-evidence-export.ts';
import { workRadar } from './radar/jobs.ts';
import { orderUsualCurves } from './request-statistics/curves/order-usual-curves.ts';
import { purgeCurves } from './request-statistics/curves/purge-curves.ts';
import { workRequestStatistics } from './request-statistics/jobs.ts';
import { makeQueryExport, QUERY_EXPORT } from './search-history/download/make-query-export.ts';
import { workQueryImports } from './search-history/query-imports/jobs.ts';
import { workSharpJumps } from './sharp-jumps/jobs.ts';
import { workShelves } from './shelves/jobs.ts';
import { workUndervaluedQueries } from './undervalued-queries/jobs.ts';

/** The list of domains: what they do in the background. */
export async function startWork(context: Context): Promise<Loop[]> {
  measureJobs(context);
  measureOzonQuotas(context);
  const loops = await Promise.all([
    workAccounts(context),
    workCabinets(context, [purgePositions, purgeOwnQueries, purgeReadyCounts, purgeCurves, purgeSnapshots]),
    workProducts(context),
    workOwnQueries(context, async (cabinetId) => {
      await keepNewestPlaces(context, cabinetId);
      await orderReadyCounts(context, cabinetId);
      await orderUsualCurves(context, cabinetId);
    }),
    workMyRequests(context),
    workRequestStatistics(context),
    workPositions(context),
    workQueries(context),
    workProductCard(context),
    workCards(context),
    workQueryImports(context),
    workExports(context, {
      [QUERY_EXPORT]: makeQueryExport,
      [POSITION_EXPORT]: makePositionExport,
      [EVIDENCE_EXPORT]: makeEvidenceExport,
    }),
  ]);
  return [
    ...loops.flat(),
    ...workShelves(context),
    ...workAbTests(context),
    ...workSharpJumps(context),
    ...workUndervaluedQueries(context),
    ...workRadar(context),
    ...workNotifications(context),
    ...workWebhooks(context),
    ...workBilling(context),
    ...workOffice(context),
    ...workDemo(context),
  ];
}
