import type { Context } from '../../platform/context.ts';
import { standingKey } from '../list-standings.ts';
import { DEEP_VALUE, NOT_FOUND_VALUE } from './alert-values.ts';
import { type Course, LONGEST_COURSE_SECONDS } from './course.ts';
import type { Followed } from './followed.ts';

// Answers by the day of their part, so that what comes is nearly in order; 0 to 3 bytes of a number a check in JSON
// would be eight, and a month of four hundred queries is three million checks.
const sql = `
select
  query,
  city,
  product,
  groupArray(toUInt32((toUnixTimestamp(ts) - {start:Int64}) * 1024
    + multiIf(outcome = 'found', least(assumeNotNull(place), 1000), outcome = 'deep', ${DEEP_VALUE}, ${NOT_FOUND_VALUE}))) as checks
from pos5
where cabinet = {cabinet:UInt32}
  and query in {queries:Array(UInt32)}
  and city in {cities:Array(UInt32)}
  and product in {products:Array(UInt64)}
  and ts >= fromUnixTimestamp({start:Int64})
  and ts < fromUnixTimestamp({end:Int64})
  and outcome in ('found', 'deep', 'notFound')
group by query, city, product, toYYYYMMDD(ts)
order by query, city, product, toYYYYMMDD(ts)`;

type Part = { key: string; checks: Uint32Array };

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

function readParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
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
    parts.push({ key, checks: new Uint32Array(own) });
  }
  return parts;
}

function isInOrder(checks: Uint32Array): boolean {
  for (let index = 1; index < checks.length; index += 1) {
    if ((checks[index - 1] ?? 0) > (checks[index] ?? 0)) return false;
  }
  return true;
}

function join(parts: readonly Part[], start: number): Course {
  const checks = new Uint32Array(parts.reduce((sum, part) => sum + part.checks.length, 0));
  let filled = 0;
  for (const part of parts) {
    checks.set(part.checks, filled);
    filled += part.checks.length;
  }
  if (!isInOrder(checks)) checks.sort();
  return { start, checks };
}

type Asked = { cabinetId: number; series: ReadonlyMap<string, Followed>; start: number; end: number };

/** Answered checks of each query from `start` until before `end`, in seconds; one that has none has an empty course. */
export async function readCourses(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  { cabinetId, series, start, end }: Asked,
): Promise<Map<string, Course>> {
  if (end - start > LONGEST_COURSE_SECONDS) throw new Error('A course is too long to be packed.');
  const all = [...series.values()];
  const parameters = {
    cabinet: cabinetId,
    queries: [...new Set(all.map(({ termId }) => termId))],
    cities: [...new Set(all.map(({ cityId }) => cityId))],
    products: [...new Set(all.map(({ sku }) => sku))],
    start,
    end,
  };
  const bytes =
    all.length === 0 ? Buffer.alloc(0) : await clickhouse.binary('position alert courses', sql, parameters);
  const parts = Map.groupBy(readParts(bytes), ({ key }) => key);
  return new Map([...series.keys()].map((key) => [key, join(parts.get(key) ?? [], start)]));
}
