import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { OfferLook } from './episodes/episodes.ts';
import { looksOf } from './episodes/looks-of.ts';

type Card = { cardId: number; ownCardId: number | null };
type Before = { at: Date; offers: readonly CardOffer[] } | null;

/** The looks at a card's offers after one that is counted in already, and what the last of them saw. */
export async function readLooks(
  db: Db,
  { cardId, ownCardId }: Card,
  before: Before,
  lookedAt: Date,
): Promise<{ looks: OfferLook[]; offers: readonly CardOffer[] }> {
  const since = before?.at ?? new Date(0);
  const [snapshots, gaps, prices] = [
    await sql<{ at: Date; from_at: Date | null; offers: CardOffer[] }>`
      select at, from_at, facts->'offers' as offers from card_snapshots
      where card_id = ${cardId} and facts ? 'offers' and at > ${since} and at <= ${lookedAt}
      order by number`.execute(db),
    await sql<{ from_at: Date; to_at: Date }>`
      select from_at, to_at from card_gaps
      where card_id = ${cardId} and to_at > ${since} and from_at < ${lookedAt}
      order by from_at`.execute(db),
    // With the price that was in force when these looks begin.
    await sql<{ at: Date; price: number | null }>`
      select at, (facts->>'price')::bigint as price from card_snapshots
      where card_id = ${ownCardId} and facts ? 'price' and at <= ${lookedAt}
        and number >= coalesce(
          (select max(number) from card_snapshots
           where card_id = ${ownCardId} and facts ? 'price' and at <= ${since}), 0)
      order by number`.execute(db),
  ];
  const looks = looksOf({
    before: before && { at: before.at.getTime(), offers: before.offers },
    snapshots: snapshots.rows.map(({ at, from_at, offers }) => ({
      at: at.getTime(),
      fromAt: from_at?.getTime() ?? null,
      offers,
    })),
    lookedAt: lookedAt.getTime(),
    gaps: gaps.rows.map(({ from_at, to_at }) => ({ from: from_at.getTime(), to: to_at.getTime() })),
    ownPrices: prices.rows.map(({ at, price }) => ({ at: at.getTime(), kopecks: price })),
  });
  return { looks, offers: snapshots.rows.at(-1)?.offers ?? before?.offers ?? [] };
}
