import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { ClickHouse } from '../platform/clickhouse/client.ts';
import type { ReportContext } from '../platform/context.ts';
import { stageName } from './add-queries.ts';
import { awaitStragglers } from './await-stragglers.ts';

const COLUMNS =
  'unit, text, span, day, window_days, taken_at, count, ca, cart_share, price, views, sellers, version';
const PUBLISH = 'publish lines of a source';
const KNOWN = 'cabinet = {cabinet:UInt32} and mp = {marketplace:String} and source = {source:String}';
const KEY = '(unit, text, span)';
const IS_CHANGED = `${KEY} in (select ${KEY} from {days:Identifier})`;

/** One partition of the lines. */
type Source = { cabinet: number; marketplace: Marketplace; source: string };
type Publish = Source & { days: string; lines: string };

/** What the new days say nothing of goes over as it is; of the others the newest known is found among old and new. */
async function fillLines(clickhouse: ClickHouse, publish: Publish): Promise<void> {
  await clickhouse.command(
    'keep lines of a source',
    `insert into {lines:Identifier} select * from sq_source_line where ${KNOWN} and not ${IS_CHANGED}`,
    publish,
  );
  await clickhouse.command(
    'fill lines of a source',
    `insert into {lines:Identifier} (cabinet, mp, source, ${COLUMNS}, first_day)
    select {cabinet:UInt32}, {marketplace:String}, {source:String}, ${COLUMNS}, first_day
    from
    (
      select ${COLUMNS}, min(known_from) over same as first_day, row_number() over same as place_of_line
      from
      (
        select ${COLUMNS}, first_day as known_from from sq_source_line where ${KNOWN} and ${IS_CHANGED}
        union all
        select ${COLUMNS}, day as known_from from {days:Identifier} final
      )
      window same as (
        partition by unit, text, span
        order by isNotNull(count) desc, day desc, version desc
        rows between unbounded preceding and unbounded following
      )
    )
    where place_of_line = 1
    settings max_bytes_before_external_sort = 300000000`,
    publish,
  );
}

/**
 * Puts new days of a source (a table like sq_source_day) among its newest known lines. The partition of the cabinet
 * and source is made beside the table and put in place at once; called in turn for each of them.
 */
export async function publishLines(
  { clickhouse }: ReportContext,
  { cabinet, marketplace, source }: Source,
  days: string,
): Promise<void> {
  const lines = stageName('lines');
  const of = { cabinet, marketplace, source };
  // Names its partition, so that other cabinets do not wait for each other.
  const name = `${PUBLISH}: ${cabinet} ${marketplace}`;
  await awaitStragglers({ clickhouse }, name);
  await clickhouse.command('create lines of a source', 'create table {lines:Identifier} as sq_source_line', {
    lines,
  });
  try {
    await fillLines(clickhouse, { ...of, days, lines });
    await clickhouse.command(
      name,
      // A statement of this kind takes no parameter for the other table; the name is our own.
      `alter table sq_source_line
      replace partition ({cabinet:UInt32}, {marketplace:String}, {source:String}) from ${lines}`,
      of,
    );
  } finally {
    await clickhouse.command('drop lines', 'drop table if exists {lines:Identifier} sync', { lines });
  }
}
