import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { AbStatus } from '@vitrina/contract/ab-tests/project.ts';
import type { Role } from '@vitrina/contract/access.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { AbTestsTables } from '../src/ab-tests/tables.ts';
import { sealWebhookSecret } from '../src/notifications/webhooks/sealed-secret.ts';
import { createWebhookSecret } from '../src/notifications/webhooks/signature.ts';
import type { TestApp } from './app.ts';
import { type AbThing, makeAbThing } from './builders/ab-things.ts';
import { makePiggyBacker } from './builders/own-card.ts';
import { watchProduct } from './builders/radar.ts';
import { makeRadarChange, makeWatchedCard, watchCard } from './builders/watched-card.ts';

const Id = z.object({ id: z.int() });

/** Of each cabinet and state one: a fresh one for each of thousands of calls would be read again by all later ones. */
const abTests = new WeakMap<TestApp, Map<string, AbThing>>();

function abTestsOf(app: TestApp): Map<string, AbThing> {
  const known = abTests.get(app) ?? new Map<string, AbThing>();
  abTests.set(app, known);
  return known;
}

/** false: it is gone, or something has changed it. */
async function isUntouched({ context }: TestApp, testId: number): Promise<boolean> {
  const test = await context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select('version')
    .where('id', '=', testId)
    .executeTakeFirst();
  return test?.version === 1;
}

async function insertOne(app: TestApp, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await statement.execute(app.context.db);
  return Id.parse(rows[0]).id;
}

/** A person without a password that anybody knows: quick to make, for the sake of others. */
async function makePerson(app: TestApp, fullName = 'Пётр Коллега'): Promise<number> {
  const mark = randomBytes(6).toString('hex');
  return insertOne(
    app,
    sql`insert into users (email, username, full_name, password_hash, email_verified_at)
      values (${`${mark}@example.test`}, ${mark}, ${fullName}, '-', now()) returning id`,
  );
}

function makeWebhook(app: TestApp, cabinetId: number, mark: string): Promise<number> {
  const place = randomUUID();
  const sealed = sealWebhookSecret(app.context, place, createWebhookSecret());
  return insertOne(
    app,
    sql`insert into webhooks (cabinet_id, name, url, kinds, secret_place, secret_sealed, created_at)
      values (${cabinetId}, ${mark}, 'https://hooks.example.com/', '{keyRefused}', ${place}, ${sealed},
        ${app.clock.now()}) returning id`,
  );
}

/** What a request may name by its number, fresh and belonging to a cabinet or to a person. */
export function thingsOf(app: TestApp, cabinetId: number, userId: number, mark = 'вещь') {
  const { db } = app.context;
  return {
    cabinet: (): Promise<number> => Promise.resolve(cabinetId),
    sharedScreen: async (): Promise<string> => {
      const id = randomUUID();
      const now = app.clock.now();
      await sql`insert into shared_screens
          (id, user_id, cabinet_id, hash, screen, state, questions, created_at, expires_at)
        select ${id}, user_id, cabinet_id, ${randomBytes(32)}, '/sharp-jumps-stats', '', '[]', ${now}::timestamptz,
          ${new Date(now.getTime() + 3_600_000)}::timestamptz
        from cabinet_members where user_id = ${userId} and cabinet_id = ${cabinetId}`.execute(db);
      return id;
    },
    personalToken: async (): Promise<string> => {
      const id = randomUUID();
      await sql`insert into personal_tokens (id, user_id, name, hash, scope, created_at, expires_at)
        values (${id}, ${userId}, ${`${mark} токен`}, ${randomBytes(32)}, 'read', ${app.clock.now()},
          ${new Date(app.clock.now().getTime() + 3_600_000)})`.execute(db);
      return id;
    },
    member: async (roles: readonly Role[] = ['analyticsReadOnly']): Promise<number> => {
      const id = await makePerson(app, `${mark} человек`);
      await sql`insert into cabinet_members (cabinet_id, user_id, roles, joined_at)
        values (${cabinetId}, ${id}, ${roles}, now())`.execute(db);
      return id;
    },
    entry: async (): Promise<number> => {
      const id = await insertOne(
        app,
        sql`insert into position_entries (cabinet_id, sku, city_id, name, created_at, starts_at, first_expected_at)
          values (${cabinetId}, ${randomInt(1e9, 2e9)}, 213, ${`${mark} товар`}, ${app.clock.now()},
            ${app.clock.now()}, ${app.clock.now()}) returning id`,
      );
      const term = await insertOne(
        app,
        sql`insert into position_terms (cabinet_id, query) values (${cabinetId}, ${`${mark} запрос ${id}`})
          returning id`,
      );
      await sql`insert into position_queries (entry_id, cabinet_id, term_id)
        values (${id}, ${cabinetId}, ${term})`.execute(db);
      return id;
    },
    /** It asks, so that nobody has to read it before it can be answered. */
    queryImport: async (): Promise<string> => {
      const id = randomUUID();
      await sql`insert into query_import_jobs (id, user_id, cabinet_id, marketplace, file_name, state, created_at)
        values (${id}, ${userId}, ${cabinetId}, 'ozon', ${`${mark}.csv`}, 'asking', ${app.clock.now()})`.execute(
        db,
      );
      return id;
    },
    webhook: (): Promise<number> => makeWebhook(app, cabinetId, mark),
    webhookDelivery: async (): Promise<{ webhookId: number; deliveryId: string }> => {
      const [webhookId, deliveryId] = [await makeWebhook(app, cabinetId, mark), randomUUID()];
      await sql`insert into webhook_deliveries (id, webhook_id, cabinet_id, type, event, at, state, due_at)
        values (${deliveryId}, ${webhookId}, ${cabinetId}, 'keyRefused', '{"kind":"keyRefused","cabinetName":"-"}',
          ${app.clock.now()}, 'delivered', ${app.clock.now()})`.execute(db);
      return { webhookId, deliveryId };
    },
    tag: (): Promise<number> => {
      const name = `${mark} ${randomBytes(4).toString('hex')}`;
      return insertOne(
        app,
        sql`insert into cabinet_tags (cabinet_id, name, name_key, color)
          values (${cabinetId}, ${name}, ${name}, '#336699') returning id`,
      );
    },
    product: async (): Promise<number> => {
      const sku = randomInt(1e9, 2e9);
      await sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
        values (${cabinetId}, ${sku}, ${sku}, ${mark}, ${mark}, ${mark}, false, now())`.execute(db);
      return sku;
    },
    abTest: async (status: AbStatus = 'setup'): Promise<AbThing> => {
      const made = abTestsOf(app);
      const key = `${cabinetId} ${mark} ${status}`;
      const former = made.get(key);
      if (former && (await isUntouched(app, former.testId))) return former;
      const sku = randomInt(1e9, 2e9);
      await sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
        values (${cabinetId}, ${sku}, ${sku}, ${mark}, ${mark}, ${mark}, false, now())`.execute(db);
      const fresh = await makeAbThing(app, { cabinetId, sku, mark }, status);
      made.set(key, fresh);
      return fresh;
    },
    externalProduct: async (): Promise<number> => {
      const sku = randomInt(1e9, 2e9);
      await sql`insert into products
        (cabinet_id, sku, offer_id, name, search_text, is_archived, is_external, synced_at)
        values (${cabinetId}, ${sku}, '', ${mark}, ${mark}, false, true, now())`.execute(db);
      return sku;
    },
    /** A line of the feed, of a rival that is watched. */
    radarChange: async (): Promise<number> => {
      const sku = randomInt(1e9, 2e9);
      const at = app.clock.now();
      const snapshots = [{ at, facts: { title: `${mark} карточка`, price: 100 } }];
      const cardId = await makeWatchedCard(app, { sku, snapshots });
      await watchCard(app, { cabinetId, sku, cardId });
      const difference = { kind: 'price' as const, was: 200, now: 100 };
      return makeRadarChange(app, { cabinetId, sku, cardId, at, difference });
    },
    /** A rival that is watched. */
    radarProduct: async (): Promise<number> => {
      const sku = randomInt(1e9, 2e9);
      await watchProduct(app, cabinetId, { sku });
      return sku;
    },
    savedView: (): Promise<number> => {
      const name = `${mark} ${randomBytes(4).toString('hex')}`;
      return insertOne(
        app,
        sql`insert into saved_views (cabinet_id, user_id, screen, name, name_key, state, is_shared)
          values (${cabinetId}, ${userId}, '/position-check', ${name}, ${name}, ${mark}, false) returning id`,
      );
    },
    savedSearch: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into saved_searches
          (cabinet_id, author_id, marketplace, name, queries, city_id, from_day, to_day, window_days, question, created_at)
          values (${cabinetId}, ${userId}, 'ozon', ${mark}, ${[mark]}, 0, '2026-02-01', '2026-02-28', 7,
            ${randomUUID()}, now()) returning id`,
      ),
    jumpAlert: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into jump_alerts (cabinet_id, author_id, name, marketplace, filter)
          values (${cabinetId}, ${userId}, ${mark}, 'ozon', '{"marketplace":"ozon"}') returning id`,
      ),
    positionAlert: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into position_alerts (cabinet_id, author_id, rule, created_at, judged_until, state)
          values (${cabinetId}, ${userId}, '{"scope":{"kind":"cabinet"},"change":{"kind":"lost"}}', now(), now(),
            '{"until":1772442000,"isOpen":false,"firedAt":null,"spells":{}}') returning id`,
      ),
    /** On an own card of its own, seen at one look. */
    piggyBacker: (): Promise<{ id: number; sku: number }> =>
      makePiggyBacker(app, cabinetId, { sku: randomInt(1e9, 2e9), sellerName: mark }),
    radarAlert: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into radar_alerts (cabinet_id, author_id, rule, created_at, begins_after, judged_id)
          values (${cabinetId}, ${userId}, '{"scope":{"kind":"cabinet"}}', now(), 0, 0) returning id`,
      ),
    note: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into notes (cabinet_id, sku, at, text, author_id)
          values (${cabinetId}, ${randomInt(1e9, 2e9)}, date_trunc('minute', now()), ${`${mark} заметка`}, ${userId})
          returning id`,
      ),
    notification: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into notifications (user_id, cabinet_id, event, at)
          values (${userId}, ${cabinetId}, ${JSON.stringify({ kind: 'keyRefused', cabinetName: mark })}::jsonb, now())
          returning id`,
      ),
    /** Ready, of one line; kept for longer than the clock of any test goes. */
    export: async (): Promise<string> => {
      const id = randomUUID();
      const bytes = Buffer.from(`${mark} строка`);
      await sql`insert into exports
        (id, user_id, cabinet_id, kind, request, name, format, state, bytes, created_at, expires_at)
        values (${id}, ${userId}, ${cabinetId}, '-', '{}', ${`${mark}.csv`}, 'csv', 'ready', ${bytes.length}, now(),
          '2100-01-01')`.execute(db);
      await sql`insert into export_pieces values (${id}, 0, 0, ${cabinetId}, ${bytes})`.execute(db);
      return id;
    },
    cardRun: async (): Promise<string> => {
      const id = randomUUID();
      const card = {
        title: `${mark} карточка`,
        priceKopecks: 100,
        cardPriceKopecks: null,
        oldPriceKopecks: null,
        isAvailable: true,
        seller: null,
        pictures: [],
        rating: null,
        reviewsCount: null,
        characteristics: [],
        description: null,
      };
      await sql`insert into card_runs (id, cabinet_id, user_id, sku, city_id, state, card, created_at)
        values (${id}, ${cabinetId}, ${userId}, ${randomInt(1e9, 2e9)}, 213, 'ready', ${JSON.stringify(card)},
          ${app.clock.now()})`.execute(db);
      return id;
    },
    /** Sent long enough ago to be sent once more. */
    invite: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into cabinet_invites (cabinet_id, inviter_id, email, roles, hash, sent_at, expires_at)
          values (${cabinetId}, ${userId}, ${`${randomBytes(6).toString('hex')}@example.test`},
            ${['analyticsReadOnly']}, 'no code', now() - interval '1 hour', now() + interval '1 day') returning id`,
      ),
    /** One that waits for the person. */
    payment: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into payments
          (user_id, request_key, idempotence_key, shop_id, is_test, points, sent_order, state, created_at, look_at)
          values (${userId}, ${randomUUID()}, ${randomUUID()}, '-', true, 500, '{}', 'pending', now(), now())
          returning id`,
      ),
    bankCard: (): Promise<number> =>
      insertOne(
        app,
        sql`insert into bank_cards (user_id, shop_id, state, method_id, title, created_at)
          values (${userId}, '-', 'active', ${randomUUID()}, ${`${mark} карта`}, now()) returning id`,
      ),
    session: async (): Promise<string> => {
      const id = randomUUID();
      await sql`insert into sessions (id, user_id, refresh_hash, is_persistent, idle_until, expires_at)
        values (${id}, ${userId}, ${randomBytes(32)}, false, now() + interval '1 hour', now() + interval '1 hour')
        `.execute(db);
      return id;
    },
  };
}
export type Things = ReturnType<typeof thingsOf>;
