import { randomBytes } from 'node:crypto';
import { DEMO_LIMITS } from '@vitrina/contract/demo/demo.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import { sql } from 'kysely';
import type { Device } from '../accounts/device.ts';
import { insertUser } from '../accounts/insert-user.ts';
import { countAttempt } from '../accounts/limit-attempts.ts';
import { hashPassword } from '../accounts/password.ts';
import { networkOf } from '../accounts/rules.ts';
import { startSession } from '../accounts/start-session.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';

type Opening = { language: Language; device: Device };

/** Makes a guest and signs them in: a person of their own, so that what is counted of one is not counted of another. */
export async function openDemo(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { language, device }: Opening,
) {
  const network = networkOf(device.address);
  await countAttempt(db, `demo-network:${network}`, DEMO_LIMITS.openedByNetwork);
  await requireExample(db);
  const name = `guest-${randomBytes(8).toString('hex')}`;
  // Nobody knows it, and nobody signs in to a public demo by one.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const session = await db.transaction().execute(async (trx) => {
    await requireRoom(trx);
    const userId = await insertUser(trx, {
      email: `${name}@demo.invalid`,
      username: name,
      fullName: 'Guest',
      passwordHash,
      isEmailVerified: true,
      language,
    });
    await trx
      .withTables<AccountsTables>()
      .insertInto('demo_guests')
      .values({ user_id: userId, opened_at: clock.now() })
      .execute();
    return startSession(trx, { userId, isPersistent: false, isOfGuest: true, device });
  });
  log.info({ event: 'demo.opened', userId: session.userId, network }, 'the demo was opened');
  return session;
}

async function requireExample(db: Db): Promise<void> {
  const { rows } = await sql`select from cabinets where is_example`.execute(db);
  if (rows.length === 0) throw problem('cabinet.notFound');
}

/** One after another: of many at once none gets in beyond the limit. Readers of the table are not held up. */
async function requireRoom(trx: Db): Promise<void> {
  await sql`lock table demo_guests in share row exclusive mode`.execute(trx);
  const { rows } = await sql<{ live: number }>`
    select count(*)::integer as live from demo_guests
    join sessions using (user_id)
    where ended_at is null and expires_at > now() and idle_until > now()`.execute(trx);
  if ((rows[0]?.live ?? 0) >= DEMO_LIMITS.guestsAtOnce) throw problem('demo.full');
}
