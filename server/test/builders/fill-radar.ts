import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Context } from '../../src/platform/context.ts';
import type { ProductsTables } from '../../src/products/tables.ts';
import type { TestApp } from '../app.ts';
import { addChange, watchProduct } from './radar.ts';

/** The product whose card `scripts/proofs/screens.ts` opens; a cabinet that has none watches another. */
const OPENED_SKU = 1_822_328_070;
const HASH = (digit: number) => String(digit).repeat(64);
const SELLER = {
  sku: Sku.parse(7_000_000_001),
  sellerId: 77,
  sellerName: 'ТоргСервис',
  priceKopecks: 118_900,
};

/** One of every kind, the newest first, as a morning may begin with. */
const DIFFERENCES = [
  { kind: 'price', was: 129_000, now: 116_100 },
  {
    kind: 'title',
    was: 'Чайник электрический 1,7 л белый',
    now: 'Чайник электрический стальной 1,7 л белый',
  },
  { kind: 'description', was: 'Чайник для дома.', now: 'Чайник для дома и дачи.' },
  { kind: 'pictures', was: [{ hash: HASH(1) }], now: [{ hash: HASH(2) }, { hash: HASH(1) }] },
  {
    kind: 'characteristics',
    changed: [
      { name: 'Цвет', was: 'белый', now: 'серый' },
      { name: 'Вес, г', was: null, now: '900' },
      { name: 'Гарантия', was: '1 год', now: null },
    ],
  },
  { kind: 'stock', was: { isAvailable: true, stock: 12 }, now: { isAvailable: false, stock: 0 } },
  { kind: 'rating', was: 4.8, now: 4.6 },
  { kind: 'reviews', was: 310, now: 402 },
  { kind: 'contentRating', was: 92, now: 78 },
  { kind: 'sellers', appeared: [SELLER], left: [] },
  { kind: 'category', was: 'Чайники', now: 'Электрочайники' },
  { kind: 'badges', appeared: ['Хит'], gone: ['Распродажа'] },
] satisfies RadarDifference[];

/** The cabinet's first product and a rival on watch, with lines of three days: for whoever opens every screen. */
export async function fillRadar(context: Context, cabinetId: number, now: Date): Promise<void> {
  // The builders take rows and a time of an application, and nothing else of it.
  const app = { context, clock: { now: () => now } } as unknown as TestApp;
  const { sku } = await context.db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select('sku')
    .where('cabinet_id', '=', cabinetId)
    .where('is_external', '=', false)
    .orderBy((eb) => eb('sku', '=', OPENED_SKU), 'desc')
    .orderBy('sku')
    .executeTakeFirstOrThrow();
  const own = await watchProduct(app, cabinetId, { sku, isOwn: true, facts: { offers: [SELLER] } });
  const rival = await watchProduct(app, cabinetId, {
    sku: 9_000_000_017,
    facts: { title: 'Термос стальной' },
  });
  for (const [nth, background] of ['teal', 'orange'].entries()) {
    const thumbnail = await sharp({ create: { width: 96, height: 96, channels: 3, background } })
      .webp()
      .toBuffer();
    await sql`insert into card_pictures (hash, look, thumbnail, seen_at)
      values (${HASH(nth + 1)}, '0', ${thumbnail}, ${now}) on conflict do nothing`.execute(context.db);
  }
  for (const [nth, difference] of DIFFERENCES.entries()) {
    const at = new Date(now.getTime() - HOUR_MS - (nth * 3 * DAY_MS) / DIFFERENCES.length);
    const isOwn = nth % 2 === 0;
    await addChange(
      app,
      { ...(isOwn ? own : rival), cabinetId },
      { at, difference, isOwn, importance: nth % 3 === 0 ? 'high' : 'normal' },
    );
  }
  await addChange(
    app,
    { ...rival, cabinetId },
    { at: new Date(now.getTime() - DAY_MS), isBack: true, times: 4, importance: 'low' },
  );
}
