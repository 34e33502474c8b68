import { sql } from 'kysely';
import { insertUser } from '../../server/src/accounts/insert-user.ts';
import { setPlan } from '../../server/src/billing/plans/set-plan.ts';
import { addProducts } from '../../server/src/cards/watch/add-products.ts';
import type { Context } from '../../server/src/platform/context.ts';

export const CABINETS = 200;
const OWN = 125;
/** Some of the rivals are watched by two cabinets, as competitors of one niche are. */
const RIVALS = 300;
const OTHER_CARDS = 50_000;

async function addCabinet({ db, clock }: Context, number: number): Promise<{ id: number; ownerId: number }> {
  const ownerId = await insertUser(db, {
    email: `radar-${number}@example.test`,
    username: `radar-${number}`,
    fullName: 'Bench',
    passwordHash: '',
    isEmailVerified: true,
  });
  const { rows } = await sql<{ id: number }>`
    insert into cabinets (owner_id, name, seller_id, key_sealed, key_last_four, key_status, key_checked_at, premium,
      is_additional, created_at)
    values (${ownerId}, 'Radar', ${`radar-${number}`}, '', '', 'valid', ${clock.now()}, 'plus', false, ${clock.now()})
    returning id`.execute(db);
  return { id: rows[0]?.id ?? 0, ownerId };
}

/**
 * 100,000 watched cards of 200 cabinets: 25,000 own products as their sellers' methods tell and as buyers see them, and
 * 50,000 of rivals, watched by the operations that people use.
 */
export async function fillCards(context: Context): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < CABINETS; number += 1) {
    const { id, ownerId } = await addCabinet(context, number);
    ids.push(id);
    await setPlan(context, ownerId, 'expert', 365);
    const firstOwn = 1_000_000 + number * OWN;
    await sql`
      insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
      select ${id}, sku, sku, sku::text, 'Чайник', 'чайник', false, ${context.clock.now()}
      from generate_series(${firstOwn}::bigint, ${firstOwn + OWN - 1}::bigint) as own (sku)`.execute(
      context.db,
    );
    const own = Array.from({ length: OWN }, (_, index) => firstOwn + index);
    const rivals = Array.from(
      { length: RIVALS },
      (_, index) => 2_000_000 + ((number * (OTHER_CARDS / CABINETS) + index) % OTHER_CARDS),
    );
    await addProducts(context, ownerId, { cabinetId: id, skus: [...own, ...rivals] });
  }
  return ids;
}
