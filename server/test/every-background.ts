import { listCountedTests } from '../src/ab-tests/counters/list-counted-tests.ts';
import { keepJudged } from '../src/alerts/deliver-alerts.ts';
import { findRetryMs } from '../src/cabinets/collector-failure.ts';
import { failCollector } from '../src/cabinets/fail-collector.ts';
import { findCabinet } from '../src/cabinets/find-cabinet.ts';
import { withdrawInvites } from '../src/cabinets/invites/withdraw-invites.ts';
import { resumeCollectors } from '../src/cabinets/resume-collectors.ts';
import type { CabinetsTables } from '../src/cabinets/tables.ts';
import { listMemberIds } from '../src/cabinets/users/list-member-ids.ts';
import { dropReport, findReport } from '../src/own-queries/advertising/pending-report.ts';
import { purgeOwnQueries } from '../src/own-queries/purge-own-queries.ts';
import { deliverFirings, listRecipients } from '../src/positions/alerts/deliver-firings.ts';
import { judgeCabinet } from '../src/positions/alerts/judge-cabinet.ts';
import { positionAlerts } from '../src/positions/alerts/position-alerts.ts';
import { claimChecks, postponeChecks, releaseChecks } from '../src/positions/checking/claim-checks.ts';
import { claimRequested } from '../src/positions/checking/claim-requested.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { purgePositions } from '../src/positions/purge-positions.ts';
import { followFalls } from '../src/positions/schedule/follow-falls.ts';
import { lockChecks, storeSlots } from '../src/positions/schedule/lock-checks.ts';
import { renewDailySchedule } from '../src/positions/schedule/renew-daily-schedule.ts';
import { scheduleChecks } from '../src/positions/schedule/schedule-checks.ts';
import type { PositionsTables } from '../src/positions/tables.ts';
import { nameExternal } from '../src/products/external/name-external.ts';
import { listSkus } from '../src/products/list-skus.ts';
import { purgeSnapshots } from '../src/queries/purge-snapshots.ts';
import { deliverFirings as deliverRadar } from '../src/radar/alerts/deliver-firings.ts';
import { judgeCabinet as judgeRadar } from '../src/radar/alerts/judge-cabinet.ts';
import { radarAlerts } from '../src/radar/alerts/radar-alerts.ts';
import { hasOtherSources } from '../src/search-history/table/has-other-sources.ts';
import type { TestApp } from './app.ts';
import { type Filled, RIVAL_SKU } from './builders/full-cabinet-rows.ts';

type Work = (app: TestApp, cabinet: Filled) => Promise<unknown>;

const FAILURE = { outcome: 'serverError', message: 'down' } as const;
const LATER = new Date('2026-06-01T00:00:00Z');

/** What the worker reads of one cabinet. */
export const BACKGROUND_READS: Record<string, Work> = {
  'its people': ({ context }, { id }) => listMemberIds(context.db, id),
  'the wait after a failure': ({ context }, { id }) =>
    findRetryMs(context, { cabinetId: id, collector: 'ownQueries' }, FAILURE),
  'its report of advertising': ({ context }, { id }) => findReport(context, id),
  'its image tests whose counters grow': ({ context }, { id }) => listCountedTests(context, id),
  'its products': ({ context }, { id }) => listSkus(context, id),
  'its planned checks': async ({ context }, { id }) => {
    const locked = await context.db
      .transaction()
      .execute((trx) => lockChecks(trx.withTables<PositionsTables & CabinetsTables>(), id));
    // They are locked in no order.
    return locked.toSorted((one, next) => one.termId - next.termId);
  },
  'whom a rule tells': ({ context }, { ruleId }) => listRecipients(context.db, LATER, ruleId),
  'as many due checks as it takes': async ({ context }, { id }) => {
    const claimed = await claimChecks(context, id, { dueBefore: LATER, limit: 3 });
    await releaseChecks(context, claimed);
    return claimed.map(({ key }) => key.termId).toSorted((one, next) => one - next);
  },
  'whether it has other sources': ({ context }, { id }) => hasOtherSources(context, 'ozon', id),
};

/** What the worker changes of one cabinet. */
export const BACKGROUND_CHANGES: Record<string, Work> = {
  'naming a product of somebody else': ({ context }, { id }) =>
    nameExternal(context.db, id, { sku: RIVAL_SKU, name: 'увиденное', imageUrl: null }),
  'a failure of a collector': async ({ context }, { id }) => {
    const cabinet = await findCabinet(context, id);
    if (cabinet) await failCollector(context, cabinet, 'ownQueries', FAILURE);
  },
  'collectors that go on': ({ context }, { id }) => resumeCollectors(context, id),
  'invitations of somebody who lost the right': ({ context }, { id, owner }) =>
    context.db
      .transaction()
      .execute((trx) => withdrawInvites(trx, id, { inviterId: owner.id, roles: ['analyticsReadOnly'] })),
  'a report of advertising that is given up': ({ context }, { id }) => dropReport(context, id),
  'another step of checks': ({ context }, { id }) =>
    addEntry(context, {
      cabinetId: id,
      sku: 900,
      cityId: 5,
      queries: Array.from({ length: 120 }, (_, index) => `запрос ${index}`),
    }),
  'a plan of checks': ({ context, clock }, { id }) =>
    context.db
      .transaction()
      .execute((trx) => scheduleChecks(trx.withTables<PositionsTables & CabinetsTables>(), id, clock.now())),
  'the order of checks': ({ context }, { id }) => renewDailySchedule(context, id),
  'checks brought forward': ({ context }, { id }) => followFalls(context, id),
  'moved slots': ({ context }, { id }) =>
    context.db.transaction().execute(async (trx) => {
      const checks = await lockChecks(trx.withTables<PositionsTables & CabinetsTables>(), id);
      await storeSlots(
        trx.withTables<PositionsTables & CabinetsTables>(),
        id,
        checks.map((check) => ({ ...check, slotAt: LATER })),
      );
    }),
  'checks in the hands of a worker': ({ context }, { id }) =>
    claimChecks(context, id, { dueBefore: LATER, limit: 1000 }),
  'checks that are given back': async ({ context }, { id }) => {
    await context.db
      .withTables<PositionsTables>()
      .updateTable('position_checks')
      .set({ leased_until: null })
      .execute();
    await releaseChecks(context, await claimChecks(context, id, { dueBefore: LATER, limit: 1000 }));
  },
  'checks that wait': ({ context }, { id }) =>
    postponeChecks(context, id, { dueBefore: LATER, until: new Date('2026-07-01T00:00:00Z') }),
  'requested checks': ({ context }, { id }) => claimRequested(context, id, { dueBefore: LATER, limit: 1000 }),
  'rules about positions': async ({ context }, { id }) =>
    keepJudged(context, positionAlerts, await judgeCabinet(context, { cabinetId: id })),
  'rules of the radar': async ({ context }, { id }) =>
    keepJudged(context, radarAlerts, await judgeRadar(context, { cabinetId: id })),
  'firings of the radar that are delivered': ({ context }, { id, owner, radarRuleId }) =>
    context.db
      .transaction()
      .execute((trx) => deliverRadar(trx, { cabinetId: id, alertId: radarRuleId, userId: owner.id }, LATER)),
  'firings that are delivered': ({ context }, { id, owner }) =>
    context.db
      .transaction()
      .execute((trx) => deliverFirings(trx, { cabinetId: id, userId: owner.id }, LATER)),
  'what leaves the column store': async ({ context }, { id }) => {
    for (const purge of [purgePositions, purgeOwnQueries, purgeSnapshots]) await purge(context, id);
  },
};
