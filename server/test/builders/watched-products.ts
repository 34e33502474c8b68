import { sql } from 'kysely';
import type { CardFacts, Look } from '../../src/cards/facts.ts';
import { storeLook } from '../../src/cards/store/store-looks.ts';
import { addProducts } from '../../src/cards/watch/add-products.ts';
import type { TestApp } from '../app.ts';
import type { TestUser } from './factories.ts';

type Cabinet = { id: number; owner: TestUser };

/** Products in the book of a cabinet, its own ones unless it is said otherwise. */
export async function putProducts(
  { context }: TestApp,
  { id }: Cabinet,
  skus: readonly number[],
  { isExternal = false }: { isExternal?: boolean } = {},
): Promise<void> {
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, is_external, synced_at)
    select ${id}, sku, case when ${isExternal}::boolean then null else sku end, 'a' || sku, 'Чайник', 'чайник', false,
      ${isExternal}, ${context.clock.now()}
    from unnest(${skus}::bigint[]) as wanted (sku)`.execute(context.db);
}

/** A tag of a cabinet on some of its products. */
export async function putTag(
  { context }: TestApp,
  { id }: Cabinet,
  name: string,
  skus: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cabinet_tags (cabinet_id, name, name_key, color) values (${id}, ${name}, ${name}, '#000000')
    on conflict (cabinet_id, name_key) do update set name = excluded.name returning id`.execute(context.db);
  const tagId = rows[0]?.id ?? 0;
  await sql`
    insert into product_tags (cabinet_id, tag_id, sku)
    select ${id}, ${tagId}, sku from unnest(${skus}::bigint[]) as wanted (sku)`.execute(context.db);
  return tagId;
}

export const watch = (app: TestApp, { id, owner }: Cabinet, ...skus: number[]) =>
  addProducts(app.context, owner.id, { cabinetId: id, skus });

/** The card of an SKU as buyers see it, or as the methods of a cabinet tell it. */
export async function findCardId({ context }: TestApp, sku: number, cabinet?: Cabinet): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from watched_cards
    where sku = ${sku} and cabinet_id is not distinct from ${cabinet?.id ?? null}::integer`.execute(
    context.db,
  );
  const [card] = rows;
  if (!card) throw new Error(`Nobody watches ${sku}.`);
  return card.id;
}

/** A look at a card now. */
export async function look(app: TestApp, cardId: number, seen: CardFacts | Look): Promise<void> {
  const found: Look = 'outcome' in seen ? seen : { outcome: 'read', facts: seen };
  await storeLook(app.context, { id: cardId }, found, app.clock.now());
}

type WatchedRow = {
  sku: number;
  is_own: boolean;
  is_paused: boolean;
  is_resting: boolean;
  tag_id: number | null;
  watchers: number;
  own_watchers: number | null;
};

/** What a cabinet watches, by SKU. */
export async function listWatched({ context }: TestApp, { id }: Cabinet): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    select product.sku, product.is_own, product.is_paused, product.resting_since is not null as is_resting,
      product.tag_id, card.watchers, own.watchers as own_watchers
    from radar_products as product
    join watched_cards as card on card.id = product.card_id
    left join watched_cards as own on own.id = product.own_card_id
    where product.cabinet_id = ${id} order by product.sku`.execute(context.db);
  return rows;
}

/** Something of everything that the radar gathers of a cabinet, around an own product that is in its book. */
export async function fillWatching(app: TestApp, cabinet: Cabinet, sku: number): Promise<void> {
  const { context, clock } = app;
  await putTag(app, cabinet, 'радар', [sku]);
  await sql`
    insert into radar_tags select cabinet_id, id from cabinet_tags
    where cabinet_id = ${cabinet.id} and name = 'радар'`.execute(context.db);
  await watch(app, cabinet, sku);
  await sql`insert into radar_exclusions values (${cabinet.id}, ${sku + 1})`.execute(context.db);
  const card = await findCardId(app, sku, cabinet);
  const facts: CardFacts = { title: 'Чайник', price: 100_000 };
  const at = clock.now().getTime();
  const read = (price: number) => ({ outcome: 'read' as const, facts: { ...facts, price } });
  await storeLook(context, { id: card }, read(100_000), clock.now());
  await storeLook(context, { id: card }, read(80_000), new Date(at + 1000));
  await sql`
    insert into radar_visits select ${cabinet.id}, ${cabinet.owner.id}, max(id) from radar_changes
    where cabinet_id = ${cabinet.id}`.execute(context.db);
}
