import { HOUR_MS } from '@vitrina/contract/durations.ts';
import {
  type PiggyBackerStatus,
  type PiggyBackers,
  listPiggyBackers as route,
} from '@vitrina/contract/radar/piggy-backers.ts';
import { sql } from 'kysely';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { TimedContext } from '../../platform/context.ts';
import { SELLER_KEY } from './seller-key.ts';

type Card = { isTracked: boolean; isWatched: boolean; lookedAt: Date | null };
type Stay = {
  id: number;
  offerSku: number;
  sellerId: number | null;
  sellerName: string | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
  seenMs: number;
  isOnCard: boolean;
  isOver: boolean;
  firstKopecks: number | null;
  kopecks: number | null;
  lowestKopecks: number | null;
  ownKopecks: number | null;
  undercutKopecks: number | null;
  deepestUndercutKopecks: number | null;
  status: PiggyBackerStatus | null;
  statusBy: string | null;
  statusAt: Date | null;
};

/** Far more than a card has had; the oldest ones are left out. */
const MOST = 500;

export async function listPiggyBackers(
  context: TimedContext,
  { cabinetId, sku }: { cabinetId: number; sku: number },
): Promise<PiggyBackers> {
  const { db, clock } = context;
  const start = historyStart(await getCabinetPlan(context, cabinetId), clock.now());
  const card = await sql<Card>`
    select coalesce(cabinet.settings->>'trackPiggyBackers', 'false') = 'true' as "isTracked",
      coalesce(product.is_own, false) as "isWatched", followed.looked_at as "lookedAt"
    from cabinets as cabinet
    left join radar_products as product on product.cabinet_id = cabinet.id and product.sku = ${sku}
    left join piggy_backer_cards as followed on followed.cabinet_id = cabinet.id and followed.sku = ${sku}
    where cabinet.id = ${cabinetId}`.execute(db);
  const stays = await sql<Stay>`
    select stay.id, stay.offer_sku as "offerSku", stay.seller_id as "sellerId", stay.seller_name as "sellerName",
      stay.first_seen_at as "firstSeenAt", stay.last_seen_at as "lastSeenAt", stay.seen_ms as "seenMs",
      stay.is_on_card as "isOnCard", stay.is_over as "isOver", stay.first_kopecks as "firstKopecks", stay.kopecks,
      stay.lowest_kopecks as "lowestKopecks", stay.own_kopecks as "ownKopecks",
      stay.undercut_kopecks as "undercutKopecks", stay.deepest_undercut_kopecks as "deepestUndercutKopecks",
      judged.status, judged.set_at as "statusAt", person.full_name as "statusBy"
    from piggy_backers as stay
    left join piggy_backer_statuses as judged
      on judged.cabinet_id = stay.cabinet_id and judged.seller_key = ${SELLER_KEY}
    left join users as person on person.id = judged.set_by
    where stay.cabinet_id = ${cabinetId} and stay.sku = ${sku}
    order by stay.is_over, stay.is_on_card desc, stay.last_seen_at desc, stay.id
    limit ${MOST}`.execute(db);
  const [found] = card.rows;
  const shown = stays.rows.filter(({ lastSeenAt }) => lastSeenAt >= start);
  return route.output.parse({
    isTracked: found?.isTracked ?? false,
    isWatched: found?.isWatched ?? false,
    lookedAt: found?.lookedAt?.toISOString() ?? null,
    piggyBackers: shown.map(({ seenMs, status, statusAt, ...stay }) => ({
      ...stay,
      firstSeenAt: stay.firstSeenAt.toISOString(),
      lastSeenAt: stay.lastSeenAt.toISOString(),
      hours: seenMs / HOUR_MS,
      status: status ?? 'new',
      statusAt: statusAt?.toISOString() ?? null,
    })),
    lockedBefore: shown.length < stays.rows.length ? start.toISOString() : null,
  });
}
