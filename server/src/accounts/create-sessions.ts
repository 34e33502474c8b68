import { sql } from 'kysely';
import type { Tokens } from '../platform/http/access-tokens.ts';
import type { Caller } from '../platform/http/serve.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { AccountsTables } from './tables.ts';

type Options = {
  /** Of a public demo: its guests, and nobody else; otherwise everybody but guests. */
  ofGuests: boolean;
};

/** A token is worth what its session is worth now: an ended one stops its tokens before they expire. */
async function findCaller(
  db: Db,
  tokens: Tokens,
  token: string,
  { ofGuests }: Options,
): Promise<Caller | undefined> {
  const claims = await tokens.verify(token);
  if (!claims) return undefined;
  const session = await db
    .withTables<AccountsTables>()
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', claims.sessionId)
    .where('user_id', '=', claims.userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where((eb) => {
      const guest = eb.exists(
        eb.selectFrom('demo_guests').select('user_id').where('user_id', '=', claims.userId),
      );
      return ofGuests ? guest : eb.not(guest);
    })
    .executeTakeFirst();
  return session ? claims : undefined;
}

export type Sessions = {
  find(token: string): Promise<Caller | undefined>;
  /** An ended session stops here at once, and in other processes when their copy is a second old. */
  forget(sessionId: string): void;
};

/** A screen asks several things at once: they share one look at the session. */
const KEPT_MS = 1000;
const MOST_KEPT = 10_000;

/** Looks sessions up for each request, at most once a second for each token. Rights are never kept. */
export function createSessions(db: Db, tokens: Tokens, options: Options): Sessions {
  const kept = new Map<string, { caller: Caller; until: number }>();
  let forgotten = 0;
  return {
    find: async (token) => {
      const known = kept.get(token);
      if (known && known.until > performance.now()) return known.caller;
      kept.delete(token);
      const before = forgotten;
      const caller = await findCaller(db, tokens, token, options);
      if (!caller) return undefined;
      // A session ended while this look was on its way: it may have seen the time before.
      if (forgotten !== before) return caller;
      // Emptied as a whole: whoever is there comes back within a second.
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(token, { caller, until: performance.now() + KEPT_MS });
      return caller;
    },
    forget: (sessionId) => {
      forgotten += 1;
      for (const [token, { caller }] of kept) if (caller.sessionId === sessionId) kept.delete(token);
    },
  };
}
