import { addDays, listDays } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { thingsOf } from '../every-route-things.ts';
import { makeAbThing } from './ab-things.ts';
import { makeMember } from './cabinets.ts';
import {
  ALL_QUERIES,
  AT,
  FIRST_DAY,
  type Filled,
  type FullCabinet,
  LAST_DAY,
  put,
  QUERY,
  RIVAL_SKU,
  SKU,
  SKUS,
} from './full-cabinet-rows.ts';
import { fillFirings, fillPositions } from './full-positions.ts';
import { fillRadarAlerts, findNote } from './full-radar-alerts.ts';
import { markDays, storeOwnQueries, storeProductDays } from './own-days.ts';
import { makeRadarChange, makeWatchedCard, watchCard } from './watched-card.ts';

async function fillProducts(app: TestApp, { id, owner, mark, factor }: FullCabinet): Promise<void> {
  const of = (row: object) => ({ cabinet_id: id, ...row });
  const product = (sku: number, external = false) =>
    of({
      sku,
      product_id: external ? null : sku,
      offer_id: `${mark}-${sku}`,
      name: `${mark} чайник ${sku}`,
      search_text: `${mark} чайник ${sku}`,
      image_url: `https://img.example/${mark}-${sku}.jpg`,
      price_kopecks: 1000 * factor,
      is_archived: false,
      synced_at: AT,
      stock: factor,
      is_external: external,
    });
  await put(app, 'products', [...SKUS.map((sku) => product(sku)), product(RIVAL_SKU, true)]);
  if (factor > 1) await put(app, 'products', [product(504), product(505, true)]);
  const tags = await put(
    app,
    'cabinet_tags',
    ['кухня', `${mark} тег`].map((name) => of({ name, name_key: name, color: '#336699' })),
    'id',
  );
  const tagged = tags.slice(0, factor).flatMap((tag_id) => SKUS.map((sku) => of({ tag_id, sku })));
  await put(app, 'product_tags', tagged);
  await put(app, 'product_queries', [
    of({ sku: SKU, query: QUERY, imported_at: AT, excluded_at: null, tag: mark }),
    of({ sku: SKU, query: `${mark} чайник`, imported_at: AT, excluded_at: null, tag: null }),
    of({
      sku: SKU,
      query: factor > 1 ? QUERY + ' стальной' : 'лампа',
      imported_at: null,
      excluded_at: AT,
      tag: null,
    }),
  ]);
  await put(
    app,
    'product_descriptions',
    SKUS.map((sku) => of({ sku, description: `${mark} описание чайника`, taken_at: AT })),
  );
  await put(
    app,
    'notes',
    [AT, `2026-02-${20 + factor}T09:00:00Z`].map((at) =>
      of({ sku: SKU, at, text: mark, author_id: owner.id }),
    ),
  );
}

async function fillFigures(app: TestApp, { id, factor, mark }: FullCabinet): Promise<void> {
  const days = listDays(FIRST_DAY, factor > 1 ? addDays(LAST_DAY, -1) : LAST_DAY);
  const queries = [...ALL_QUERIES, `${mark} чайник`];
  const lines = days.flatMap((day) =>
    SKUS.flatMap((sku) => queries.map((query) => ({ sku, day, query, search: 100 * factor }))),
  );
  const figures = { views: 50 * factor, position: 30 / factor, orders: 2 * factor, gmv: 1000 * factor };
  await storeOwnQueries(
    app,
    id,
    lines.map((line) => ({ ...line, ...figures })),
  );
  const seen = days.flatMap((day) =>
    SKUS.map((sku) => ({ sku, day, viewUsers: 500 * factor, cardUsers: 50 * factor })),
  );
  await storeProductDays(app, id, seen);
  await app.context.clickhouse.insert(
    'test: advertising',
    'own_ad_day',
    days.flatMap((day) =>
      SKUS.flatMap((sku) =>
        ['', QUERY].map((phrase) => ({
          cabinet: id,
          kind: phrase === '' ? 'product' : 'phrase',
          sku,
          phrase,
          campaign: 7,
          day,
          views: 90 * factor,
          clicks: 9 * factor,
          spent_kopecks: 900 * factor,
          taken_at: '2026-03-01 12:00:00',
        })),
      ),
    ),
  );
  const marked = days.map((day) => ({ day }));
  await markDays(app, id, 'ads', marked);
  await markDays(app, id, 'adPhrases', marked);
}

/** What only the second cabinet has. */
async function fillOtherSources(app: TestApp, id: number, mark: string): Promise<void> {
  const file = { marketplace: 'ozon', file_sha256: mark, report: {}, imported_at: AT };
  await put(app, 'query_imports', [{ cabinet_id: id, ...file }]);
  await put(app, 'official_query_days', [{ cabinet_id: id, day: LAST_DAY, rows_count: 1, taken_at: AT }]);
  const days = { source: 'ads', from_day: FIRST_DAY, to_day: LAST_DAY, campaign_ids: ['7'], waiting_ids: [] };
  await put(app, 'ad_reports', [{ cabinet_id: id, uuid: mark, ...days, rows_count: 0, ordered_at: AT }]);
  await app.context.clickhouse.insert('test: another source', 'sq_source_day', [
    {
      cabinet: id,
      mp: 'ozon',
      text: mark,
      source: 'table',
      unit: 'searches',
      day: LAST_DAY,
      taken_at: '2026-03-01 12:00:00',
      version: 1,
    },
  ]);
}

async function fillShared(app: TestApp, { id, owner, mark, factor }: FullCabinet): Promise<void> {
  const of = (row: object) => ({ cabinet_id: id, ...row });
  const search = {
    author_id: owner.id,
    marketplace: 'ozon',
    name: mark,
    queries: [QUERY],
    city_id: 0,
    from_day: '2026-02-01',
    to_day: '2026-02-28',
    window_days: 7,
    question: QUERY,
    created_at: AT,
    last_run_at: AT,
  };
  await put(app, 'saved_searches', [of(search), of({ ...search, question: mark })]);
  await put(app, 'stop_words', [of({ languages: ['ru'], added: [mark, 'стальной'], returned: [] })]);
  await put(app, 'undervalued_hidden', [
    of({ query_id: factor, query: 'лампа', hidden_until: '2026-06-01' }),
    of({ query_id: 7, query: mark, hidden_until: `2026-06-0${factor}` }),
  ]);
  const said = { user_id: owner.id, kind: 'query', subject_id: 0, said_at: AT, found_at: AT };
  await put(app, 'suggestion_answers', [
    of({ ...said, query: 'лампа', answer: 'notUseful' }),
    of({ ...said, query: mark, answer: 'done' }),
  ]);
  const views = await put(
    app,
    'saved_views',
    ['моё', mark].map((name) =>
      of({
        user_id: owner.id,
        screen: '/position-check',
        name,
        name_key: name,
        state: mark,
        is_shared: true,
      }),
    ),
    'id',
  );
  await put(app, 'saved_view_defaults', [
    of({ user_id: owner.id, screen: '/position-check', view_id: views[factor % 2] }),
  ]);
  await put(app, 'jump_alerts', [
    of({
      author_id: owner.id,
      name: mark,
      marketplace: 'ozon',
      filter: { marketplace: 'ozon' },
      judged_day: LAST_DAY,
    }),
  ]);
  await put(app, 'cabinet_invites', [
    of({
      inviter_id: owner.id,
      email: 'guest@example.test',
      roles: ['analytics'],
      hash: mark,
      expires_at: '2100-01-01',
    }),
  ]);
  await put(
    app,
    'collector_states',
    ['products', 'ownQueries'].map((collector) =>
      of({
        collector,
        outcome: factor > 1 ? 'failed' : 'ok',
        last_tried_at: AT,
        last_succeeded_at: AT,
        items_count: factor,
        failures: factor - 1,
      }),
    ),
  );
  await put(
    app,
    'runs',
    Array.from({ length: factor }, (_, index) =>
      of({ type: 'undervaluedRuns', day: '2026-03-02', question: `${index}`, is_done: true, begun_at: AT }),
    ),
  );
  if (factor > 1) await fillOtherSources(app, id, mark);
  await put(app, 'notifications', [
    of({ user_id: owner.id, event: { kind: 'keyRefused', cabinetName: mark }, at: AT }),
  ]);
  await put(app, 'notification_choices', [
    of({ user_id: owner.id, topic: 'access', bell: factor === 1, messenger: false, letter: 'on' }),
  ]);
  await sql`
    insert into notification_deliveries (notification_id, user_id, channel, state, due_at, give_up_at, done_at)
    select id, user_id, 'letter', 'sent', at, at, at from notifications
    where cabinet_id = ${id} and user_id = ${owner.id}`.execute(app.context.db);
}

async function fillAbTest(app: TestApp, { id, mark }: FullCabinet, testId: number): Promise<void> {
  await put(app, 'ab_log', [{ cabinet_id: id, test_id: testId, at: AT, kind: 'copied', details: mark }]);
  const conclusion = {
    chip: 'noDifference',
    verdict: { kind: 'noDifference', withinPercent: 3 },
    beforeImageId: testId,
    afterImageId: null,
    lift: null,
  };
  await sql`update ab_tests set conclusion = ${JSON.stringify(conclusion)}, concluded_version = version
    where id = ${testId}`.execute(app.context.db);
}

/** A rival on the radar whose price fell; every cabinet has a card of its own of it, as the numbers of cards differ. */
async function fillRadar(app: TestApp, { id, factor, mark }: FullCabinet): Promise<number> {
  const cardId = await makeWatchedCard(app, {
    sku: RIVAL_SKU,
    cabinetId: id,
    snapshots: [
      { at: AT, facts: { title: `${mark} чужой чайник`, price: 2000 * factor } },
      { at: '2026-02-20T09:00:00Z', facts: { price: 1000 * factor } },
    ],
  });
  await watchCard(app, { cabinetId: id, sku: RIVAL_SKU, cardId, addedAt: AT });
  if (factor > 1) {
    const difference = { kind: 'title' as const, was: `${mark} чайник`, now: `${mark} чужой чайник` };
    await makeRadarChange(app, {
      cabinetId: id,
      sku: RIVAL_SKU,
      cardId,
      at: '2026-02-27T09:00:00Z',
      difference,
    });
  }
  return makeRadarChange(app, {
    cabinetId: id,
    sku: RIVAL_SKU,
    cardId,
    at: '2026-02-20T09:00:00Z',
    difference: { kind: 'price', was: 2000 * factor, now: 1000 * factor },
  });
}

/** A cabinet with rows in every table that a reading route asks; `termIds` are numbers of queries of another one. */
export async function fillCabinet(
  app: TestApp,
  cabinet: FullCabinet,
  termIds: readonly number[] = [],
): Promise<Filled> {
  const things = thingsOf(app, cabinet.id, cabinet.owner.id, cabinet.mark);
  await makeMember(app, cabinet, ['analytics']);
  await fillProducts(app, cabinet);
  await fillFigures(app, cabinet);
  const entryId = await fillPositions(app, cabinet, termIds);
  const ruleId = await fillFirings(app, cabinet, entryId);
  const radarRuleId = await fillRadarAlerts(app, cabinet);
  await fillShared(app, cabinet);
  const runId = await things.cardRun();
  const query = {
    query: 'чайник медный',
    frequency: 9,
    place: 1,
    averagePosition: null,
    viewUsers: null,
    orders: null,
  };
  const words = {
    queries: [query],
    words: [],
    shelvesAsked: 0,
    shelvesRead: 0,
    outcome: 'read',
    frequencyOf: null,
    ownDays: null,
  };
  await sql`update card_runs set sku = ${SKU}, offers = '[]', queries = ${JSON.stringify(words)}
    where id = ${runId}`.execute(app.context.db);
  const [exportId, importId] = [await things.export(), await things.queryImport()];
  const { webhookId } = await things.webhookDelivery();
  const { testId: abTestId } = await makeAbThing(
    app,
    { cabinetId: cabinet.id, sku: SKU, mark: cabinet.mark },
    'finished',
  );
  await fillAbTest(app, cabinet, abTestId);
  const { sku: piggyBackerSku } = await things.piggyBacker();
  const radarChangeId = await fillRadar(app, cabinet);
  const noteId = await findNote(app, cabinet.id);
  return {
    ...cabinet,
    entryId,
    ruleId,
    radarRuleId,
    noteId,
    runId,
    exportId,
    importId,
    webhookId,
    abTestId,
    piggyBackerSku,
    radarChangeId,
  };
}
