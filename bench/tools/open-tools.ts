import { addDays } from '@vitrina/contract/dates.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { startSession } from '../../server/src/accounts/start-session.ts';
import { buildApp } from '../../server/src/app.ts';
import type { CabinetsTables } from '../../server/src/cabinets/tables.ts';
import type { ReadCost } from '../../server/src/platform/clickhouse.ts';
import { movedClock } from '../../server/src/platform/clock.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { urlOf } from '../../server/src/platform/http.ts';
import { createTokens } from '../../server/src/platform/session.ts';
import { MARKET } from '../fill-market.ts';
import { makeSeller, type Seller } from '../make-seller.ts';
import type { Bench } from '../open-bench.ts';
import { fillCabinet } from './fill-cabinet.ts';
import { fillShelves } from './fill-shelves.ts';

/** The afternoon after the market's last day: every source has its day ready. */
export const NOW = new Date(`${addDays(MARKET.lastDay, 1)}T13:00:00Z`);
const FILLED = 'Bench: tools';
const FILLING = 'Bench: tools, being filled';
const DAY_MS = 24 * 60 * 60 * 1000;

export type Tools = Seller & {
  context: Context;
  costs: ReadCost[];
  /** A whole request: session, rights, validation, answer. Throws what was not answered with 200. */
  ask<R extends Route>(route: R, input: InputOf<R>): Promise<string>;
  close(): Promise<void>;
};

async function findSeller({ db }: Context): Promise<Seller | undefined> {
  const row = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select(['id', 'owner_id'])
    .where('name', '=', FILLED)
    .executeTakeFirst();
  return row && { cabinetId: CabinetId.parse(row.id), userId: row.owner_id };
}

/** A seller with everything that the search tools show; made once and kept beside the market. */
async function prepareSeller(context: Context, say: (line: string) => void): Promise<Seller> {
  const known = await findSeller(context);
  if (known) return known;
  say('Filling a cabinet of 10,000 products (minutes, the first time only)…');
  const seller = await makeSeller(context, FILLING);
  await fillCabinet(context, seller.cabinetId);
  await fillShelves(context, seller);
  await context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ name: FILLED })
    .where('id', '=', seller.cabinetId)
    .execute();
  return seller;
}

export async function openTools(
  { context: bench, costs }: Bench,
  say: (line: string) => void,
): Promise<Tools> {
  const context = { ...bench, clock: movedClock(NOW) };
  const seller = await prepareSeller(context, say);
  const { fastify } = await buildApp(context);
  const tokens = await createTokens(context.secrets);
  const device = { address: '127.0.0.1', userAgent: null };
  const session = { userId: seller.userId, isPersistent: true, device };
  const { sessionId } = await startSession(context.db, session);
  // Tokens count by the machine's time.
  const until = new Date(Date.now() + DAY_MS);
  const token = await tokens.sign({ userId: seller.userId, sessionId, until });
  return {
    ...seller,
    context,
    costs,
    ask: async (route, input) => {
      const answer = await fastify.inject({
        method: route.method,
        url: urlOf(route),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(input),
      });
      if (answer.statusCode === 200) return answer.body;
      throw new Error(`${route.path} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    },
    close: () => fastify.close(),
  };
}
