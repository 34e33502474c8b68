import { Readable } from 'node:stream';
import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type Lost, openStream } from '../../platform/outbound/send.ts';
import { FEED_COLUMNS } from './columns.ts';
import { type Feed, type FeedFailure, feedRequest } from './feed.ts';
import { judgeStatus } from './judge-answer.ts';

/** A day of a million queries is about 100 MB and takes the provider seconds. */
const TIMEOUT_MS = 120_000;
const MAX_DAY_BYTES = 1024 * 1024 * 1024;
const MAX_HEADER_BYTES = 10_000;

const EMPTY = { start: Buffer.alloc(0), line: '' };
const COLUMNS: readonly string[] = ['query', ...FEED_COLUMNS];

export type QueryDayStream = {
  outcome: 'ok';
  /** The file with its header line; whoever reads it must read it to the end or destroy it. */
  csv: Readable;
  /** How many rows the provider says there are. */
  rows: number | null;
  /** Why the stream broke off; undefined while it did not. */
  failure(): FeedFailure | undefined;
};

function judgeHeader(header: string): FeedFailure | undefined {
  const names = header
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(',');
  const missing = COLUMNS.find((column) => !names.includes(column));
  if (missing !== undefined) return { outcome: 'drift', message: `no column ${missing}` };
  const unknown = names.find((name) => !COLUMNS.includes(name));
  if (unknown !== undefined) return { outcome: 'drift', message: `unknown column ${unknown.slice(0, 60)}` };
  return undefined;
}

function judgeKind(headers: Headers): FeedFailure | undefined {
  if (headers.get('content-type')?.startsWith('text/csv') !== true)
    return { outcome: 'drift', message: 'not a CSV file' };
  const unit = headers.get('x-unit') ?? 'searches';
  return unit === 'searches' ? undefined : { outcome: 'drift', message: `counts ${unit.slice(0, 60)}` };
}

async function readHeader(body: AsyncIterator<Uint8Array>): Promise<{ start: Buffer; line: string }> {
  let start = Buffer.alloc(0);
  while (!start.includes(0x0a) && start.byteLength < MAX_HEADER_BYTES) {
    const next: IteratorResult<Uint8Array, undefined> = await body.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  const end = start.indexOf(0x0a);
  return { start, line: start.subarray(0, end === -1 ? MAX_HEADER_BYTES : end).toString('utf8') };
}

async function* relay(
  start: Buffer,
  parts: AsyncGenerator<Uint8Array, void>,
  fail: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield start;
    yield* parts;
  } catch (error) {
    fail(error);
    throw error;
  } finally {
    await parts.return();
  }
}

function toFailure({ outcome, message }: Lost): FeedFailure {
  return { outcome: outcome === 'tooLarge' ? 'drift' : outcome, message };
}

/** Opens the file of a day. It is judged by its status, kind and header; its rows are checked where they are stored. */
export async function streamQueryDay(
  feed: Feed,
  marketplace: Marketplace,
  day: Day,
  timeoutMs = TIMEOUT_MS,
): Promise<QueryDayStream | FeedFailure> {
  const limits = { accept: 'text/csv', timeoutMs, maxBytes: MAX_DAY_BYTES };
  const opened = await openStream(feedRequest(feed, `/${marketplace}/query-statistics?day=${day}`, limits));
  if (opened.outcome !== 'opened') return toFailure(opened);
  const { status, headers, parts } = opened;
  try {
    const refusal = judgeStatus(status, headers.get('retry-after') ?? undefined) ?? judgeKind(headers);
    const { start, line } = refusal ? EMPTY : await readHeader(parts);
    const wrong = refusal ?? judgeHeader(line);
    if (wrong) {
      await opened.close();
      return wrong;
    }
    let failure: FeedFailure | undefined;
    const csv = Readable.from(
      relay(start, parts, (error) => {
        failure = toFailure(opened.describeLoss(error));
      }),
      { objectMode: false },
    );
    const rows = headers.get('x-rows') ?? '';
    return { outcome: 'ok', csv, rows: /^\d+$/.test(rows) ? Number(rows) : null, failure: () => failure };
  } catch (error) {
    return toFailure(opened.describeLoss(error));
  }
}
