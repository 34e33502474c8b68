import { type RawBuilder, sql } from 'kysely';
import { checkActions } from '../src/office/audit/check-actions.ts';
import { recordAction } from '../src/office/audit/record-action.ts';
import { urlOf } from '../src/platform/http/serve.ts';
import { connectPostgres, type Db } from '../src/platform/postgres/database.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet, makeUser } from '../test/builders/factories.ts';
import { EVERY_ROUTE } from '../test/every-route.ts';
import { SAMPLES } from '../test/every-route-samples.ts';
import { thingsOf } from '../test/every-route-things.ts';
import { ask } from './ask.ts';
import { type Figure, never, type Size } from './figure.ts';

const WRITERS = 32;
const SIZES: Record<Size, { actions: number; rows: number }> = {
  small: { actions: 200, rows: 2 },
  full: { actions: 10_000, rows: 20 },
};
/** One in so many gives up half way. */
const GIVEN_UP = 10;

const CHANGES: Readonly<Record<string, RawBuilder<unknown>>> = {
  at: sql`at + interval '1 microsecond'`,
  kind: sql`'walletOpened'`,
  operator_id: sql`operator_id + 1`,
  user_id: sql`null`,
  reason: sql`reason || ' '`,
  details: sql`details || '{"points": 1000000}'`,
  request_key: sql`gen_random_uuid()`,
  former_hash: sql`sha256('x')`,
  hash: sql`sha256('x')`,
};

class Undone extends Error {}

async function write(db: Db, n: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await recordAction(trx, {
      kind: 'pointsGranted',
      operatorId: 1 + (n % 5),
      userId: n + 1,
      reason: `«Причина» № ${n}, "кавычки", \\ и 🙂`,
      details: { points: n, operationId: n },
      at: new Date(Date.UTC(2026, 2, 2) + n),
    });
    if (n % GIVEN_UP === 0) throw new Undone();
  });
}

async function proveChain(db: Db, actions: number): Promise<Figure> {
  let next = 0;
  const found: string[] = [];
  const writer = async () => {
    while (next < actions) {
      next += 1;
      await write(db, next).catch((error: unknown) => {
        if (!(error instanceof Undone)) found.push(String(error));
      });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const { count, broken, end } = await checkActions(db);
  const written = actions - Math.floor(actions / GIVEN_UP);
  if (count !== written) found.push(`${count} of ${written} records are there`);
  if (end.id !== written) found.push(`the last record is number ${end.id}`);
  found.push(...broken.map((id) => `record ${id} does not follow the one before it`));
  return never(
    'ASVS-16.4.2',
    `${WRITERS} writers of the office's log at once: gaps, forks and lost records`,
    found,
    `${written} records, ${actions - written} given up`,
  );
}

/** What a statement past the triggers leaves to be found; undone afterwards. */
async function brokenBy(db: Db, statement: RawBuilder<unknown>): Promise<number[]> {
  let broken: number[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await statement.execute(trx);
      ({ broken } = await checkActions(trx));
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return broken;
}

async function proveChanges(db: Db, rows: number): Promise<Figure> {
  const { end } = await checkActions(db);
  const unseen: string[] = [];
  let changes = 0;
  for (let nth = 0; nth < rows; nth += 1) {
    // Spread over the log, never the last one: that it is missing is what the watch finds.
    const id = 1 + Math.floor((nth * (end.id - 1)) / rows);
    for (const [column, value] of Object.entries(CHANGES)) {
      changes += 1;
      const statement = sql`update office_actions set ${sql.ref(column)} = ${value} where id = ${id}`;
      if (!(await brokenBy(db, statement)).includes(id)) unseen.push(`${column} of ${id}`);
    }
    changes += 1;
    const removed = await brokenBy(db, sql`delete from office_actions where id = ${id}`);
    if (!removed.includes(id + 1)) unseen.push(`record ${id} removed`);
  }
  return never(
    'ASVS-16.4.2',
    'records changed or removed past the triggers that the check does not find',
    unseen,
    `${changes} changes of ${end.id} records`,
  );
}

/** Somebody with a cabinet, somebody without one, and nobody: to all of them there is no office. */
async function proveClosed(app: TestApp): Promise<Figure> {
  const { id, owner } = await makeCabinet(app);
  const things = thingsOf(app, id, owner.id);
  const nowhere = await app.server.fastify.inject({
    method: 'POST',
    url: '/api/office/nowhere',
    payload: {},
  });
  const routes = EVERY_ROUTE.filter(({ access }) => access === 'operator');
  const tokens = [owner.token, (await makeUser(app)).token, 'x', undefined];
  const found: string[] = [];
  for (const route of routes) {
    const input = (await SAMPLES[route.path]?.input?.({ cabinetId: id, things })) ?? {};
    for (const token of tokens) {
      const answer = await ask(app.server, { route, input, token });
      if (answer.status !== 404 || answer.text !== nowhere.body)
        found.push(`${urlOf(route)}: ${answer.text}`);
    }
  }
  const calls = `${routes.length * tokens.length} calls of ${routes.length} routes`;
  return never('ASVS-8.2.1', 'routes of the office that answer others than operators', found, calls);
}

/** What is done in the office is written once, cannot be changed unseen, and is done by operators alone. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 1_000_000 } });
  const { db, close } = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: WRITERS });
  try {
    const { actions, rows } = SIZES[size];
    return [await proveChain(db, actions), await proveChanges(db, rows), await proveClosed(app)];
  } finally {
    await close();
    await app.close();
  }
}
