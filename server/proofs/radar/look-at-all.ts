import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { CardFacts, Look } from '../../src/cards/facts.ts';
import { readOwnCards } from '../../src/cards/read/read-own-cards.ts';
import { readStorefrontCard } from '../../src/cards/read/read-storefront-card.ts';
import { storefrontParts } from '../../src/cards/read/storefront-parts.ts';
import { storeLook, storeLooks } from '../../src/cards/store/store-looks.ts';
import { openVisits } from '../../src/integrations/storefront/open-visits.ts';
import { contextAt, contextBy } from '../../src/past/context-at.ts';
import { movedClock } from '../../src/platform/clock.ts';
import type { RadarWorld } from './open-world.ts';

const MOSCOW = 213;
const PAGE_MS = 3000;
/** Most of its time a look waits for slow answers. */
const AT_ONCE = 48;
const TRIES = 4;
const TRY_AGAIN_MS = 15 * MINUTE_MS;

type Card = RadarWorld['cards'][number];
type Row = { id: number; facts: CardFacts | null; looked_at: Date | null };
type Parts = (card: Card, lookedAt: Date | null, now: Date) => { details: boolean; sellers: boolean };

type Outcomes = { read: number; failed: number; gone: number };

async function readRows({ app }: RadarWorld, cards: readonly Card[]): Promise<Map<number, Row>> {
  const { rows } = await sql<Row>`
    select id, facts, looked_at from watched_cards
    where id = any(${cards.map(({ id }) => id)}::integer[])`.execute(app.context.db);
  return new Map(rows.map((row) => [row.id, row]));
}

const usualParts: Parts = ({ sku, isOwn }, lookedAt, now) => storefrontParts({ sku, isOwn, lookedAt, now });

/** Looks of the product's own readers at moments of the past, stored as its own workers store them. */
export function openLooks(world: RadarWorld, parts: Parts = usualParts) {
  const { context } = world.app;
  const { signal } = new AbortController();
  const outcomes: Outcomes = { read: 0, failed: 0, gone: 0 };

  /** One card through all moments; a look that fails is tried again a little later, as the schedule does. */
  async function walk(card: Card, moments: readonly Date[]): Promise<void> {
    const clock = movedClock(moments[0] ?? new Date(0));
    const then = contextBy(context, clock);
    const visits = openVisits({ baseUrl: context.env.STOREFRONT_URL, send: then.send }, PAGE_MS);
    for (const moment of moments) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const at = new Date(moment.getTime() + tries * TRY_AGAIN_MS);
        clock.advance(at.getTime() - clock.now().getTime());
        const row = (await readRows(world, [card])).get(card.id);
        const lookedAt = row?.looked_at ?? null;
        const question = { sku: card.sku, cityId: MOSCOW, known: row?.facts ?? null, lookedAt, signal };
        const look = await readStorefrontCard(then, visits, {
          ...question,
          parts: parts(card, lookedAt, at),
        });
        outcomes[look.outcome] += 1;
        await storeLook(context, { id: card.id }, look, at);
        if (look.outcome !== 'failed') break;
      }
    }
  }

  /** What buyers see of cards. */
  async function lookAtStorefront(momentsOf: (card: Card) => readonly Date[]): Promise<void> {
    const waiting = world.cards.filter(({ bySeller }) => !bySeller);
    const work = async () => {
      for (let card = waiting.pop(); card !== undefined; card = waiting.pop())
        await walk(card, momentsOf(card));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** What the seller's methods say of his own. */
  async function lookAtOwn(moments: readonly Date[]): Promise<void> {
    const cards = world.cards.filter(({ bySeller }) => bySeller);
    if (cards.length === 0) return;
    for (const moment of moments)
      for (let tries = 0; tries < TRIES; tries += 1) {
        const at = new Date(moment.getTime() + tries * TRY_AGAIN_MS);
        if (await lookAtPage(cards, at)) break;
      }
  }

  /** false: the marketplace gave no answer. */
  async function lookAtPage(cards: readonly Card[], at: Date): Promise<boolean> {
    const rows = await readRows(world, cards);
    const questions = cards.map(({ id, sku }) => {
      const row = rows.get(id);
      return { sku, known: row?.facts ?? null, lookedAt: row?.looked_at ?? null };
    });
    const looks = await readOwnCards(contextAt(context, at), world.cabinet, questions, signal);
    const seen = cards.map(({ id, sku }) => {
      const look: Look = looks.get(sku) ?? { outcome: 'gone' };
      outcomes[look.outcome] += 1;
      return { cardId: id, look, at };
    });
    await storeLooks(context, seen);
    return seen.every(({ look }) => look.outcome !== 'failed');
  }

  return { outcomes, lookAtStorefront, lookAtOwn };
}
