import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { seriesFilter, writeSeries } from '../../products/queries/series-filter.ts';
import { endOfQuarter } from '../list-tops.ts';
import type { Checked } from './list-checked.ts';

/** Further down nobody looks, so places do not matter there. */
const VISIBLE_PLACES = 100;
/** So many places are a fall anywhere; fewer are one where a top is left. */
const PLACES = 10;
const PLACES_OUT_OF_TOP = 3;
const TOPS = [10, 50, VISIBLE_PLACES];
const MOST_FALLS = 500;
/** Stands for whatever was not found. */
const BEYOND = POSITION_RULES.deepestPlace + 1;

const leavesTop = TOPS.map((top) => `(before <= ${top} and after > ${top})`).join(' or ');

// The last answers of two days, each of which ends with the quarter of the day that is under way, as those of the tops.
const PAIRS = `(
  select product, city, term_id, maxIf(place, day = 1) as before, maxIf(place, day = 0) as after,
    countIf(day = 0 and outcome = 'deep') > 0 as is_deep,
    countIf(day = 1) as answers_before, countIf(day = 0) as answers_after
  from (
    select
      toUInt8(intDiv({end:Int64} - toUnixTimestamp(q) - 1, ${DAY_SECONDS})) as day,
      product, city, term_id,
      argMaxIfMerge(last_answer) as answer,
      tupleElement(answer, 1) as outcome,
      toUInt16(ifNull(tupleElement(answer, 2), ${BEYOND})) as place
    from position_6h
    where cabinet = {cabinet:UInt32}
      and ${seriesFilter('checked')}
      and q >= fromUnixTimestamp({end:Int64} - 2 * ${DAY_SECONDS})
      and q < fromUnixTimestamp({end:Int64})
    group by product, city, term_id, day
    having sum(position_6h.answered) > 0
  )
  group by product, city, term_id
  having answers_before > 0 and answers_after > 0
)`;

const sql = `
select product, city, term_id, before, after, is_deep, compared
from (select *, count() over () as compared from ${PAIRS})
where before <= ${VISIBLE_PLACES}
  and (after - before >= ${PLACES} or (after - before >= ${PLACES_OUT_OF_TOP} and (${leavesTop})))
order by before, product, city, term_id
limit ${MOST_FALLS}`;

const Row = z.object({
  product: z.int(),
  city: z.int(),
  term_id: z.int(),
  before: z.int(),
  after: z.int(),
  is_deep: z.int(),
  compared: z.int(),
});
export type Fall = Checked & {
  before: number;
  after: number | 'deep' | 'notFound';
  /** How many were answered on both days: of the others nothing is known. */
  compared: number;
};

function parametersOf(cabinetId: number, checked: readonly Checked[], now: Date) {
  return {
    cabinet: cabinetId,
    checked: writeSeries(checked),
    end: endOfQuarter(now),
  };
}

const Count = z.object({ compared: z.int() });

/** The same where nothing has fallen. */
export async function countCompared(
  { clickhouse }: ReportContext,
  cabinetId: number,
  checked: readonly Checked[],
  now: Date,
): Promise<number> {
  if (checked.length === 0) return 0;
  const [row] = await clickhouse.rows(
    'compared tracked queries',
    `select count() as compared from ${PAIRS}`,
    parametersOf(cabinetId, checked, now),
    Count,
  );
  return row?.compared ?? 0;
}

/** Which checked queries show a product much further down than a day ago. */
export async function listFalls(
  { clickhouse }: ReportContext,
  cabinetId: number,
  checked: readonly Checked[],
  now: Date,
): Promise<Fall[]> {
  if (checked.length === 0) return [];
  const keyOf = (sku: number, termId: number, cityId: number) => `${sku} ${termId} ${cityId}`;
  const known = new Map(checked.map((one) => [keyOf(one.sku, one.termId, one.cityId), one]));
  const rows = await clickhouse.rows(
    'falls of tracked queries',
    sql,
    parametersOf(cabinetId, checked, now),
    Row,
  );
  return rows.flatMap((row) => {
    const one = known.get(keyOf(row.product, row.term_id, row.city));
    const missing = row.is_deep === 1 ? 'deep' : 'notFound';
    const after = row.after === BEYOND ? missing : row.after;
    return one === undefined ? [] : [{ ...one, before: row.before, after, compared: row.compared }];
  });
}
