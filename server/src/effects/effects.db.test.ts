import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import { type Effect, getEffect } from '@vitrina/contract/effects/effects.ts';
import { addNote } from '@vitrina/contract/notes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, type TestUser } from '../../test/builders/factories.ts';
import { refusal } from '../../test/refusal.ts';
import { setPlan } from '../billing/plans/set-plan.ts';
import { markFigureDays } from '../own-queries/figure-days.ts';
import { createChance } from '../platform/chance.ts';

const FIRST: Day = '2025-12-01';
const LAST: Day = '2026-03-20';
const CHANGED: Day = '2026-03-01';
const PRODUCTS = 12;
const SKU = 101;

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-21T15:00:00Z') });
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
});
afterAll(() => app.close());

type Shop = { lift?: number; name?: (unit: number) => string; days?: readonly Day[] };

/** A shop whose products follow one market; the first sells so many times more from the changed day on. */
async function fillShop({ lift = 1, name = () => 'Чайник', days = listDays(FIRST, LAST) }: Shop = {}) {
  const chance = createChance(1);
  const skus = Array.from({ length: PRODUCTS }, (_, unit) => SKU + unit);
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    select ${cabinet.id}, sku, sku, 'a', name, 'а', false, now()
    from unnest(${skus}::bigint[], ${skus.map((_, unit) => name(unit))}::text[]) as made (sku, name)`.execute(
    app.context.db,
  );
  const rows = days.flatMap((day, index) =>
    skus.map((sku, unit) => {
      const market = 1 + 0.2 * Math.sin(index / 8) + 0.05 * (index % 7);
      const own = unit === 0 && day >= CHANGED ? lift : 1;
      const units = Math.round(20 * (1 + unit / 4) * market * own * (0.9 + 0.2 * chance()));
      const more = { views: 200 * units, view_users: 100 * units, card_users: 10 * units };
      return {
        cabinet: cabinet.id,
        sku,
        day,
        units,
        ...more,
        revenue_kopecks: 100_000 * units,
        taken_at: `${LAST} 09:00:00`,
      };
    }),
  );
  if (rows.length > 0) await app.context.clickhouse.insert('test: own products', 'own_product_day', rows);
  await markFigureDays(app.context.db, {
    cabinetId: cabinet.id,
    source: 'analytics',
    at: app.clock.now(),
    days: days.map((day) => ({ day, rows: PRODUCTS })),
  });
}

async function note(sku = SKU, day = CHANGED): Promise<number> {
  const input = { cabinetId: cabinet.id, sku, at: `${day}T09:00:00.000Z`, text: 'Новое фото' };
  const { body } = await app.inject(addNote, input, cabinet.owner.token);
  return addNote.output.parse(body).noteId;
}
const ask = async (noteId: number): Promise<Effect> =>
  getEffect.output.parse(
    (
      await app.inject(
        getEffect,
        { cabinetId: cabinet.id, cause: { kind: 'note', noteId } },
        cabinet.owner.token,
      )
    ).body,
  );
const reasons = ({ measures }: Effect) => [
  ...new Set(measures.map(({ unsaid }) => unsaid?.reason ?? 'said')),
];

describe('a note becomes a measurement', () => {
  test('half as much again is found, with its interval, its days and who it is compared with', async () => {
    await fillShop({ lift: 1.5 });
    const effect = await ask(await note());
    expect(effect).toMatchObject({
      sku: SKU,
      from: CHANGED,
      daysAfter: 14,
      advertising: 'unknown',
      leftOut: 0,
    });
    const [orders] = effect.measures;
    expect(orders?.measure).toBe('orders');
    const figures = orders?.figures;
    if (!figures) throw new Error(JSON.stringify(orders));
    expect(figures.isSure).toBe(true);
    expect(figures.low).toBeLessThan(50);
    expect(figures.high).toBeGreaterThan(50);
    expect(figures.percent).toBeGreaterThan(40);
    expect(figures.perDay / figures.expectedPerDay).toBeCloseTo(1 + figures.percent / 100, 1);
    expect(figures.days.filter(({ expected }) => expected === null)).toEqual([
      { day: CHANGED, value: expect.any(Number), expected: null },
    ]);
    expect([figures.days[0]?.day, figures.days.at(-1)?.day]).toEqual([
      addDays(CHANGED, -28),
      addDays(CHANGED, 14),
    ]);
    expect([figures.donorsCount, figures.rivalsCount]).toEqual([PRODUCTS - 1, 0]);
    expect(figures.donors[0]).toMatchObject({ name: 'Чайник', isRival: false });
  });

  test('where nothing happened nothing is sure', async () => {
    await fillShop();
    const { measures } = await ask(await note());
    for (const { figures } of measures) expect(figures?.isSure).toBe(false);
  });
});

describe('cannot say', () => {
  test('another note too near, and one of another product leaves that product out', async () => {
    await fillShop();
    const noteId = await note();
    await note(SKU + 1, '2026-03-05');
    expect((await ask(noteId)).leftOut).toBe(1);
    await note(SKU, '2026-02-15');
    const effect = await ask(noteId);
    expect(effect.measures[0]?.unsaid).toMatchObject({ reason: 'otherChange', day: '2026-02-15' });
  });

  test('a change that the radar saw is another one, if it stayed', async () => {
    await fillShop();
    const noteId = await note();
    const see = (kind: string, day: Day, isBack: boolean, snapshot: number) =>
      sql`
      insert into radar_changes
        (cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at, is_back)
      values (${cabinet.id}, ${SKU}, 1, ${snapshot}, true, ${kind}, '{}', 'normal', ${`${day}T09:00:00Z`},
        ${`${day}T10:00:00Z`}, ${`${day}T10:00:00Z`}, ${isBack})`.execute(app.context.db);
    await see('title', '2026-02-20', true, 1);
    await see('pictures', CHANGED, false, 2);
    expect(await ask(noteId)).toMatchObject({ together: ['pictures'], measures: [{ unsaid: null }, {}, {}] });
    await see('title', '2026-02-20', false, 3);
    expect(reasons(await ask(noteId))).toEqual(['otherChange']);
  });

  test('too early, no figures, and no comparable products', async () => {
    await fillShop({ name: (unit) => ['Чайник', 'Полотенце'][Math.min(unit, 1)] ?? '', days: [] });
    expect(reasons(await ask(await note()))).toEqual(['noFigures']);
    cabinet = await makeCabinet(app);
    await fillShop({ days: listDays(FIRST, addDays(CHANGED, 5)) });
    expect(reasons(await ask(await note()))).toEqual(['tooEarly']);
    expect(reasons(await ask(await note(SKU, '2025-12-10')))).toEqual(['tooFewDays']);
    await sql`update products set is_external = true, product_id = null
      where cabinet_id = ${cabinet.id} and sku > ${SKU + 2}`.execute(app.context.db);
    expect(reasons(await ask(await note(SKU, '2026-02-10')))).toEqual(['noDonors']);
    expect(reasons(await ask(await note(SKU + 5)))).toEqual(['notOwn']);
  });

  test('a change that is older than the plan shows is not found', async () => {
    await fillShop();
    const { rows } = await sql<{ id: number }>`
      insert into radar_changes
        (cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at)
      values (${cabinet.id}, ${SKU}, 1, 9, true, 'title', '{}', 'normal', ${`${FIRST}T09:00:00Z`},
        ${`${FIRST}T10:00:00Z`}, ${`${FIRST}T10:00:00Z`})
      returning id`.execute(app.context.db);
    const changeId = rows[0]?.id ?? 0;
    const find = async () => {
      const input = { cabinetId: cabinet.id, cause: { kind: 'change' as const, changeId } };
      return (await app.inject(getEffect, input, cabinet.owner.token)).body;
    };
    expect(await find()).toMatchObject({ sku: SKU });
    await setPlan(app.context, cabinet.owner.id, 'start', 365);
    expect(await find()).toEqual(refusal('radarChange.notFound'));
  });

  test('a foreign note is as absent as one that never was', async () => {
    await fillShop();
    const noteId = await note();
    const other = await makeCabinet(app);
    for (const id of [noteId, 2_000_000_000]) {
      const input = { cabinetId: other.id, cause: { kind: 'note' as const, noteId: id } };
      const { status, body } = await app.inject(getEffect, input, other.owner.token);
      expect([status, body]).toEqual([400, refusal('note.notFound')]);
    }
    const input = { cabinetId: other.id, cause: { kind: 'change' as const, changeId: 2_000_000_000 } };
    const { body } = await app.inject(getEffect, input, other.owner.token);
    expect(body).toEqual(refusal('radarChange.notFound'));
  });
});
