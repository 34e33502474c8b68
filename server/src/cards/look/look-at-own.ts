import { sql } from 'kysely';
import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import type { CardFacts, Look } from '../facts.ts';
import { storeLooks } from '../store/store-looks.ts';
import { claimOwnCards, listDueCabinets, releaseCards } from './claim-cards.ts';
import { lookAtOwnJob } from './look-at-own.job.ts';

/** The seller's methods name a thousand products at once; descriptions and new pictures of so many fit into a lease. */
const PAGE = 250;

type OwnQuestion = { sku: number; known: CardFacts | null; lookedAt: Date | null };
export type ReadOwn = (
  cabinet: CabinetRow,
  cards: OwnQuestion[],
  signal: AbortSignal,
) => Promise<Map<number, Look>>;

const KEY_LOST_REASON = 'keyLost';
/** Nothing is asked with a key that is known to be refused. */
const KEY_LOST: Look = { outcome: 'failed', reason: KEY_LOST_REASON };
/** The seller's own list does not name it any more. */
const ABSENT: Look = { outcome: 'gone' };

/** As soon as there is another key its cards are due, whatever pause they had come to. */
async function wakeWithKey({ db, clock }: TimedContext): Promise<void> {
  const now = clock.now();
  await sql`
    update watched_cards as card set next_look_at = ${now} from cabinets
    where card.cabinet_id = cabinets.id and cabinets.key_status = 'valid'
      and card.failure = ${sql.lit(KEY_LOST_REASON)} and card.next_look_at > ${now}`.execute(db);
}

export async function planOwnLooks(context: Context): Promise<void> {
  await wakeWithKey(context);
  for (const cabinetId of await listDueCabinets(context))
    await context.queue.publish(lookAtOwnJob, { cabinetId }, { singletonKey: String(cabinetId) });
}

/** Looks at the own cards of a cabinet that are due, by pages; what falls due meanwhile is the next turn's. */
export async function lookAtOwn(
  context: Context,
  read: ReadOwn,
  { cabinetId, signal }: { cabinetId: number; signal: AbortSignal },
): Promise<void> {
  const dueBefore = context.clock.now();
  while (!signal.aborted) {
    const cards = await claimOwnCards(context, cabinetId, { dueBefore, limit: PAGE });
    if (cards.length === 0) return;
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet) return;
    const at = context.clock.now();
    const questions = cards.map(({ sku, facts, looked_at }) => ({ sku, known: facts, lookedAt: looked_at }));
    try {
      const looks = cabinet.key_status === 'valid' ? await read(cabinet, questions, signal) : undefined;
      await storeLooks(
        context,
        cards.map(({ id, sku }) => ({ cardId: id, look: looks ? (looks.get(sku) ?? ABSENT) : KEY_LOST, at })),
      );
    } catch (error) {
      await releaseCards(context, cards);
      throw error;
    }
  }
}
