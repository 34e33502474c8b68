import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod';
import { checkLedger } from '../../src/billing/ledger/check-ledger.ts';
import { NotEnoughPoints, postOperation } from '../../src/billing/ledger/post-operation.ts';
import { toProblem } from '../../src/platform/http/to-problem.ts';
import { connectPostgres } from '../../src/platform/postgres/database.ts';
import { operationOf, planOrders } from '../../test/builders/ledger-load.ts';
import type { ShortWorld } from './open-world.ts';

const WRITERS = 2;
const ORDERS = 20_000;
const TRY_AGAIN_MS = 50;

type Writing = {
  acknowledged(): number;
  /** Tries that the engine failed. */
  failed(): number;
  /** Those of them that a person would be told of as a defect of ours: 500 instead of 503. */
  unknown: readonly string[];
  /** What was acknowledged and is not there, or is there twice, and rules of the ledger that are broken. */
  end(): Promise<string[]>;
};

function countFailures() {
  const unknown: string[] = [];
  let failed = 0;
  return {
    unknown,
    failed: () => failed,
    note: (error: unknown) => {
      failed += 1;
      const known = error instanceof Error ? toProblem(error).key : 'server.unknown';
      if (known === 'server.unknown') unknown.push(String(error).slice(0, 200));
    },
  };
}

/** Posts to the ledger under keys and, what was not answered, again under the same key; as the worker does. */
export function postToLedger({ app, cabinet }: Pick<ShortWorld, 'app' | 'cabinet'>, seed: number): Writing {
  const { db, close } = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: WRITERS });
  const acknowledged = new Set<string>();
  const { note, failed, unknown } = countFailures();
  const plan = planOrders(ORDERS, seed);
  let next = 0;
  const over = new AbortController();

  async function post(): Promise<void> {
    for (let order = plan[next++]; order !== undefined && !over.signal.aborted; order = plan[next++]) {
      const { key, shape, points } = order;
      for (let isPosted = false; !over.signal.aborted && !isPosted; ) {
        const operation = operationOf(cabinet.owner.id, key, shape, points);
        const outcome = await db
          .transaction()
          .execute((trx) => postOperation(trx, operation))
          .then(
            () => 'posted',
            (error: unknown) => {
              if (error instanceof NotEnoughPoints) return 'refused';
              note(error);
              return 'unknown';
            },
          );
        if (outcome === 'posted') acknowledged.add(key);
        isPosted = outcome !== 'unknown';
        if (!isPosted) await wait(TRY_AGAIN_MS);
      }
    }
  }

  const writing = Promise.all(Array.from({ length: WRITERS }, post));
  return {
    acknowledged: () => acknowledged.size,
    failed,
    unknown,
    end: async () => {
      over.abort();
      await writing;
      await close();
      const { rows } = await sql<{ key: string }>`
        select idempotency_key as key from ledger_operations`.execute(app.context.db);
      const stored = new Set(rows.map(({ key }) => key));
      const lost = [...acknowledged].filter((key) => !stored.has(key)).map((key) => `${key} is lost`);
      const broken = await checkLedger(app.context.db);
      return [...lost, ...broken.map(({ rule, subject, points }) => `${rule}: ${subject} ${points}`)];
    },
  };
}

const Stored = z.object({ query_id: z.int(), copies: z.coerce.number() });
const ROWS = 500;

/** Stores blocks in ClickHouse, each under its token until it is acknowledged. `run` keeps the blocks of runs apart. */
export function storeBlocks({ app }: ShortWorld, run: number): Writing {
  const { clickhouse } = app.context;
  const acknowledged = new Set<number>();
  const { note, failed, unknown } = countFailures();
  const over = new AbortController();
  let sent = 0;

  async function store(): Promise<void> {
    while (!over.signal.aborted) {
      const block = run * 1_000_000 + (sent += 1) * 1000;
      const rows = Array.from({ length: ROWS }, (_, n) => ({
        mp: 'ozon',
        day: '2024-01-01',
        query_id: block + n,
        count: n,
      }));
      for (let isStored = false; !over.signal.aborted && !isStored; ) {
        isStored = await clickhouse.insert('shortages: a block', 'sq_hist', rows, `shortages ${block}`).then(
          () => true,
          (error: unknown) => {
            note(error);
            return false;
          },
        );
        if (isStored) acknowledged.add(block);
        else await wait(TRY_AGAIN_MS);
      }
      await wait(TRY_AGAIN_MS);
    }
  }

  const writing = store();
  return {
    acknowledged: () => acknowledged.size,
    failed,
    unknown,
    end: async () => {
      over.abort();
      await writing;
      const rows = await clickhouse.rows(
        'shortages: count blocks',
        `select toUInt32(intDiv(query_id, 1000) * 1000) as query_id, count() as copies from sq_hist
        where day = '2024-01-01' and query_id >= {from:UInt32} and query_id < {to:UInt32}
        group by query_id order by query_id`,
        { from: run * 1_000_000, to: (run + 1) * 1_000_000 },
        Stored,
      );
      const stored = new Map(rows.map(({ query_id, copies }) => [query_id, copies]));
      const lost = [...acknowledged].filter((block) => !stored.has(block));
      const other = rows.filter(({ copies }) => copies !== ROWS);
      return [
        ...lost.map((block) => `block ${block} is lost`),
        ...other.map(({ query_id, copies }) => `block ${query_id} has ${copies} rows of ${ROWS}`),
      ];
    },
  };
}
