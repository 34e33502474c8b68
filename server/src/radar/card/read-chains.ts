import { sql } from 'kysely';
import type { CardFacts, CardSource } from '../../cards/facts.ts';
import type { CardsTables } from '../../cards/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import { type CardChain, chainOf } from './card-chain.ts';
import { STRIP_FACTS } from './strip-kinds.ts';

type Period = { from: Date; to: Date };
/** `begin`: what was there before is nothing that the cabinet watched. */
type Card = { id: number; source: CardSource; begin: Date };

/** The reason of a gap in which looks were answered without the other sellers. */
const OFFERS_GAP = 'offers';

/** Of each fact the last value that was reported until then. Long texts have no strip and are not read. */
async function readBefore({ db }: DbContext, cardId: number, until: Date): Promise<CardFacts> {
  const { rows } = await sql<{ name: string; value: unknown }>`
    select fact.name, last.value
    from unnest(${STRIP_FACTS}::text[]) as fact(name)
    cross join lateral (
      select snapshot.facts -> fact.name as value from card_snapshots as snapshot
      where snapshot.card_id = ${cardId} and snapshot.at <= ${until} and snapshot.facts ? fact.name
      order by snapshot.number desc limit 1
    ) as last`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function readSnapshots({ db }: DbContext, cardId: number, { from, to }: Period) {
  const { rows } = await sql<{ at: Date; facts: CardFacts }>`
    select at, facts - ${['title', 'description', 'characteristics']}::text[] as facts
    from card_snapshots where card_id = ${cardId} and at > ${from} and at <= ${to}
    order by number`.execute(db);
  return rows;
}

async function readChain(context: DbContext, { id, source, begin }: Card, period: Period) {
  const db = context.db.withTables<CardsTables>();
  const [card, before, snapshots, gaps, first] = await Promise.all([
    db
      .selectFrom('watched_cards')
      .select(['missed', 'looked_at', 'failing_since'])
      .where('id', '=', id)
      .executeTakeFirst(),
    readBefore(context, id, period.from),
    readSnapshots(context, id, period),
    db
      .selectFrom('card_gaps')
      .select(['from_at', 'to_at', 'reason'])
      .where('card_id', '=', id)
      .where('from_at', '<', period.to)
      .where('to_at', '>', period.from)
      .orderBy('from_at')
      .execute(),
    db
      .selectFrom('card_snapshots')
      .select('at')
      .where('card_id', '=', id)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst(),
  ]);
  if (card === undefined) return undefined;
  return chainOf(
    source,
    {
      firstAt: first?.at ?? null,
      lookedAt: card.looked_at,
      failingSince: card.failing_since,
      missed: card.missed,
      before,
      snapshots,
      gaps: gaps.map(({ from_at, to_at, reason }) => ({
        from: from_at,
        to: to_at,
        only: reason === OFFERS_GAP ? 'sellers' : null,
      })),
    },
    { ...period, begin },
  );
}

/** What the seller's own methods reported of a card and what the storefront did; whoever reported nothing is absent. */
export async function readChains(
  context: DbContext,
  cards: readonly Card[],
  period: Period,
): Promise<CardChain[]> {
  const chains = await Promise.all(cards.map((card) => readChain(context, card, period)));
  return chains.flatMap((chain) => chain ?? []);
}
