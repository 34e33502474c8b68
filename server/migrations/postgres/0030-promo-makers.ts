import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promo_codes
      -- A number and not a reference: who made a code stays known when the account goes. Null: a command on the machine.
      add column operator_id integer`.execute(db);
  await sql`
    update promo_codes set operator_id = action.operator_id from office_actions as action
    where action.kind = 'promoCodeMade' and action.details ->> 'promoCode' = promo_codes.code`.execute(db);
}
