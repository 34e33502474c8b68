import { sql } from 'kysely';
import * as z from 'zod';
import type { TestApp } from '../app.ts';
import { thingsOf } from '../every-route-things.ts';
import { AT, type FullCabinet, put, RIVAL_SKU } from './full-cabinet-rows.ts';

/** A rule of the radar with what it has found. Answers its number. */
export async function fillRadarAlerts(
  app: TestApp,
  { id, owner, mark, factor }: FullCabinet,
): Promise<number> {
  const ruleId = await thingsOf(app, id, owner.id, mark).radarAlert();
  await put(
    app,
    'radar_alert_firings',
    Array.from({ length: factor }, (_, index) => ({
      cabinet_id: id,
      alert_id: ruleId,
      look: `1:${index}`,
      sku: RIVAL_SKU,
      at: `2026-03-01T0${index}:00:00Z`,
      change_id: 1 + index,
      changes: factor,
      hits: [
        {
          changeId: 1 + index,
          sku: RIVAL_SKU,
          name: mark,
          isOwn: false,
          kind: 'title',
          was: null,
          now: null,
        },
      ],
      deliver_at: AT,
      is_delivered: false,
    })),
  );
  return ruleId;
}

export async function findNote({ context }: TestApp, cabinetId: number): Promise<number> {
  const { rows } = await sql`select min(id) as id from notes where cabinet_id = ${cabinetId}`.execute(
    context.db,
  );
  return z.object({ id: z.int() }).parse(rows[0]).id;
}
