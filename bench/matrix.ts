import { gzipSync } from 'node:zlib';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import * as z from 'zod';
import type { ReadCost } from '../server/src/platform/clickhouse/client.ts';
import type { Context } from '../server/src/platform/context.ts';
import { getMatrix } from '../server/src/positions/matrix/get-matrix.ts';
import { CHECKED_DAYS, fillChecks } from './fill-checks.ts';
import { inMs, measure } from './measure.ts';
import type { Row } from './report.ts';

const ROUNDS = 25;
const BUDGET_P95_MS = 100;
const SKU = 500;
const QUERIES = 40;

const SCAN = `
select count() as checks, max(ts) as last, sum(place) as places
from position_checks_raw
where cabinet = {cabinet:UInt32}`;

/** The position matrix at its largest: 28 days of hours of forty queries that are checked every five minutes. */
export async function measureMatrix(
  context: Context,
  costs: ReadCost[],
  cabinetId: CabinetId,
): Promise<Row[]> {
  const queries = Array.from({ length: QUERIES }, (_, index) => `термос ${index}`);
  const { entryId, from, to } = await fillChecks(context, { cabinetId, sku: SKU, queries });
  const input = { cabinetId, entryId, from, to, grouping: 'Hour', choice: 'last' } as const;
  const answer = async () => JSON.stringify(getPositionMatrix.output.parse(await getMatrix(context, input)));
  const text = await answer();
  const measured = await measure(costs, ROUNDS, answer);
  const scan = () =>
    context.clickhouse.rows('bare scan', SCAN, { cabinet: cabinetId }, z.object({ checks: z.number() }));
  const bare = await measure(costs, ROUNDS, scan);
  const inKb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  return [
    {
      what: `position matrix, ${CHECKED_DAYS} days of hours × ${QUERIES} queries (26,880 cells of 322,560 checks)`,
      measured: `${inMs(measured)}, ${inKb(text.length)} (gzip ${inKb(gzipSync(text).length)})`,
      baseline: `bare scan of the same checks: ${inMs(bare)}`,
      ratio: measured.p50 / bare.p50,
      budget: `p95 < ${BUDGET_P95_MS} ms`,
      isKept: measured.p95 < BUDGET_P95_MS,
    },
  ];
}
