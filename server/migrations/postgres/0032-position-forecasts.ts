import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of which Moscow day the forecasts of a cabinet are.
  await sql`
    create table position_forecast_nights (
      cabinet_id integer primary key references cabinets on delete cascade,
      forecast_on date not null
    )`.execute(db);
  // What a night has learned from series of all cabinets: shares of what came, and none of the series.
  await sql`
    create table position_forecast_drifts (
      learned_on date primary key,
      series integer not null,
      drifts jsonb not null
    )`.execute(db);
}
