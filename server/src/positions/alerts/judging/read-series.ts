import type { Context } from '../../../platform/context.ts';
import { standingKey } from '../../entries/list-standings.ts';
import { DEEP_VALUE, NOT_FOUND_VALUE } from './alert-values.ts';
import type { Followed } from './followed.ts';
import { LONGEST_SERIES_SECONDS, type PlaceSeries } from './place-series.ts';

// One array a query, four bytes a check: a month of four hundred queries is three million. Stretches of an array come in
// any order. A rule about the whole cabinet compares no check with lists of numbers, which would cost as much as the rest.
const sql = `
select
  term_id,
  city,
  product,
  groupArray(toUInt32((toUnixTimestamp(ts) - {start:Int64}) * 1024
    + multiIf(outcome = 'found', least(assumeNotNull(place), 1000), outcome = 'deep', ${DEEP_VALUE}, ${NOT_FOUND_VALUE}))) as checks
from position_checks_raw
where cabinet = {cabinet:UInt32}
  and ({isWhole:Bool} or term_id in {terms:Array(UInt32)})
  and ({isWhole:Bool} or product in {products:Array(UInt64)})
  and ts >= fromUnixTimestamp({start:Int64})
  and ts < fromUnixTimestamp({end:Int64})
  and outcome in ('found', 'deep', 'notFound')
group by term_id, city, product
having term_id in {terms:Array(UInt32)}
  and city in {cities:Array(UInt32)}
  and product in {products:Array(UInt64)}`;

/** A number of any length in sevens of bits, as the engine writes lengths. */
function readLength(bytes: Buffer, from: number): { length: number; next: number } {
  let length = 0;
  let next = from;
  for (let shift = 1; ; shift *= 128) {
    const byte = bytes.readUInt8(next);
    next += 1;
    length += (byte & 127) * shift;
    if (byte < 128) return { length, next };
  }
}

function readChecks(bytes: Buffer): Map<string, Uint32Array> {
  const seriesByKey = new Map<string, Uint32Array>();
  let at = 0;
  while (at < bytes.length) {
    const key = standingKey(
      Number(bytes.readBigUInt64LE(at + 8)),
      bytes.readUInt32LE(at + 4),
      bytes.readUInt32LE(at),
    );
    const { length, next } = readLength(bytes, at + 16);
    at = next + length * 4;
    // A copy of its own begins where four bytes may be read as one number.
    const own = bytes.buffer.slice(bytes.byteOffset + next, bytes.byteOffset + at);
    seriesByKey.set(key, new Uint32Array(own));
  }
  return seriesByKey;
}

const NO_CHECKS = new Uint32Array();

type Input = {
  cabinetId: number;
  series: ReadonlyMap<string, Followed>;
  /** These are all queries of the cabinet. */
  isWhole: boolean;
  start: number;
  end: number;
};

/** Answered checks of each query from `start` until before `end`, in seconds; one that has none has an empty series. */
export async function readSeries(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  { cabinetId, series, isWhole, start, end }: Input,
): Promise<Map<string, PlaceSeries>> {
  if (end - start > LONGEST_SERIES_SECONDS) throw new Error('A series is too long to be packed.');
  const all = [...series.values()];
  const parameters = {
    cabinet: cabinetId,
    isWhole,
    terms: [...new Set(all.map(({ termId }) => termId))],
    cities: [...new Set(all.map(({ cityId }) => cityId))],
    products: [...new Set(all.map(({ sku }) => sku))],
    start,
    end,
  };
  const bytes =
    all.length === 0 ? Buffer.alloc(0) : await clickhouse.binary('position alert series', sql, parameters);
  const checks = readChecks(bytes);
  return new Map(
    [...series.keys()].map((key) => [key, { start, checks: (checks.get(key) ?? NO_CHECKS).toSorted() }]),
  );
}
