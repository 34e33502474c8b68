import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import * as z from 'zod';
import type { DbContext, StoresContext } from '../platform/context.ts';
import type { QueryTables } from '../queries/tables.ts';
import { groupMarks } from './group-marks.ts';
import { columnsNamedIn, type MarketDay, MERGED, marketParameters, marketSource } from './market-source.ts';
import { MEASURES } from './measures.ts';
import { type Averages, MARK_NAMES, type MarkName, Scale } from './scale.ts';
import { averageEntries } from './score-expression.ts';
import type { UndervaluedTables } from './tables.ts';

type ScaleContext = StoresContext;

const part = z.nullable(z.number()).transform((share) => share ?? 0);
const AveragesRow = z.object({ buyers: part, zero: part, idle: part, orders: part, queries: z.int() });
// Two places of the market, or nothing when no query has the measure.
const place = z.nullable(z.number());
const Places = z.partialRecord(z.enum(MARK_NAMES), z.tuple([place, place]));

async function readAverages({ clickhouse }: ScaleContext, market: MarketDay) {
  const columns = ['count', 'buyers', 'zero', 'idle', 'ord'] as const;
  const average = (column: string) => `sum(market.${column}) / nullIf(sum(market.count), 0)`;
  const [row] = await clickhouse.rows(
    'undervalued queries: averages',
    `select ${average('buyers')} as buyers, ${average('zero')} as zero, ${average('idle')} as idle,
      ${average('ord')} as orders, toUInt32(count()) as queries
    from ${marketSource(market, columns, { withText: false })} as market
    ${MERGED}`,
    marketParameters(market, UNDERVALUED_BOUNDS.leastFrequency),
    AveragesRow,
  );
  return row ?? { buyers: 0, zero: 0, idle: 0, orders: 0, queries: 0 };
}

async function readPlaces(
  { clickhouse }: ScaleContext,
  market: MarketDay,
  averages: Averages,
  names: readonly MarkName[],
) {
  const places = names
    .map((name) => {
      const { none, all, sql } = MEASURES[name];
      return `quantilesExact(${none}, ${all})(${sql}) as ${name}`;
    })
    .join(',\n      ');
  const [row] = await clickhouse.rows(
    'undervalued queries: scale',
    `select ${places}
    from ${marketSource(market, columnsNamedIn(places), { withText: false })}
    ${MERGED}`,
    {
      ...marketParameters(market, UNDERVALUED_BOUNDS.leastFrequency),
      ...Object.fromEntries(averageEntries(averages)),
    },
    Places,
  );
  return row ?? {};
}

/** Kept for the day, so it is made once however many people open the screen. */
async function measureMarket(context: ScaleContext, market: MarketDay): Promise<Scale> {
  const { queries, ...averages } = await readAverages(context, market);
  const found: z.output<typeof Places> = {};
  for (const names of groupMarks(queries))
    Object.assign(found, await readPlaces(context, market, averages, names));
  const mark = (name: MarkName) => {
    const [none, all] = found[name] ?? [null, null];
    return none === null || all === null ? null : { none, all };
  };
  const marks = Object.fromEntries(MARK_NAMES.map((name) => [name, mark(name)]));
  return Scale.parse({ ...averages, marks });
}

/** When the figures of a day were made: an older day that comes late makes them anew. */
async function findDerivedAt({ db }: DbContext, { marketplace, day }: MarketDay): Promise<Date> {
  const line = await db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .select('derived_at')
    .where('marketplace', '=', marketplace)
    .where('day', '=', day)
    .executeTakeFirst();
  return line?.derived_at ?? new Date(0);
}

export async function getScale(context: ScaleContext, market: MarketDay): Promise<Scale> {
  const { marketplace, day } = market;
  const derivedAt = await findDerivedAt(context, market);
  const tables = context.db.withTables<UndervaluedTables>();
  const kept = await tables
    .selectFrom('undervalued_scales')
    .select('scale')
    .where('marketplace', '=', marketplace)
    .where('day', '=', day)
    .where('derived_at', '=', derivedAt)
    .executeTakeFirst();
  if (kept) return Scale.parse(kept.scale);
  const scale = await measureMarket(context, market);
  const values = { derived_at: derivedAt, scale: JSON.stringify(scale) };
  await tables
    .insertInto('undervalued_scales')
    .values({ marketplace, day, ...values })
    .onConflict((conflict) => conflict.columns(['marketplace', 'day']).doUpdateSet(values))
    .execute();
  return scale;
}
