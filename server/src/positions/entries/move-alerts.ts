import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';

type Move = { cabinetId: number; sku: number; fromCity: number; toCity: number };

const ANEW = JSON.stringify({ isOpen: false, firedAt: null, spells: {} });

/** Rules about one product in one city go where the product goes, and begin anew there. */
export async function moveAlerts(db: Db, { cabinetId, sku, fromCity, toCity }: Move): Promise<void> {
  await sql`
    update position_alerts
    set rule = jsonb_set(rule, '{scope,cityId}', to_jsonb(${toCity}::integer)), state = state || ${ANEW}::jsonb,
      version = version + 1
    where cabinet_id = ${cabinetId} and rule->'scope'->>'kind' = 'entry'
      and (rule->'scope'->>'sku')::bigint = ${sku} and (rule->'scope'->>'cityId')::integer = ${fromCity}`.execute(
    db,
  );
}
