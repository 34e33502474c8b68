import { sql } from 'kysely';
import { markFigureDays } from '../../src/own-queries/figure-days.ts';
import type { FigureSource } from '../../src/own-queries/tables.ts';
import type { TestApp } from '../app.ts';

type OwnQuery = {
  sku: number;
  day: string;
  query: string;
  search: number;
  views?: number | null;
  position?: number | null;
  orders?: number;
  gmv?: number;
};

/** Own queries of some days, as their collector stores them. */
export async function storeOwnQueries(
  { context, clock }: TestApp,
  cabinet: number,
  lines: readonly OwnQuery[],
) {
  const takenAt = clock.now().toISOString().slice(0, 19).replace('T', ' ');
  const rows = lines.map(({ search, views = null, position = null, orders = 0, gmv = 0, ...line }) => ({
    ...line,
    cabinet,
    search_users: search,
    view_users: views,
    position,
    orders,
    gmv_kopecks: gmv,
    taken_at: takenAt,
  }));
  await context.clickhouse.insert('test: own queries', 'own_query_day', rows);
  for (const day of new Set(lines.map((line) => line.day))) {
    const count = lines.filter((line) => line.day === day).length;
    await sql`
      insert into own_query_days values (${cabinet}, ${day}, ${count}, ${clock.now()})
      on conflict (cabinet_id, day) do update set collected_at = excluded.collected_at`.execute(context.db);
  }
}

type ProductDay = { sku: number; day: string; viewUsers: number; cardUsers: number };

export async function storeProductDays(
  { context, clock }: TestApp,
  cabinet: number,
  lines: readonly ProductDay[],
) {
  const rows = lines.map(({ sku, day, viewUsers, cardUsers }) => ({
    cabinet,
    sku,
    day,
    views: 2 * viewUsers,
    view_users: viewUsers,
    card_users: cardUsers,
    units: 1,
    revenue_kopecks: 100_000,
    taken_at: '2026-03-01 12:00:00',
  }));
  await context.clickhouse.insert('test: product days', 'own_product_day', rows);
  await markDays({ context, clock }, cabinet, 'analytics', lines);
}

export async function markDays(
  { context, clock }: Pick<TestApp, 'context' | 'clock'>,
  cabinetId: number,
  source: FigureSource,
  lines: readonly { day: string }[],
) {
  const days = [...new Set(lines.map(({ day }) => day))].map((day) => ({ day, rows: 1 }));
  await markFigureDays(context.db, { cabinetId, source, at: clock.now(), days });
}

export async function storeProducts({ context, clock }: TestApp, cabinet: number, skus: readonly number[]) {
  for (const sku of skus)
    await sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
      values (${cabinet}, ${sku}, ${sku}, ${`A-${sku}`}, ${`Товар ${sku}`}, 'товар', false, ${clock.now()})`.execute(
      context.db,
    );
}
