import { randomUUID } from 'node:crypto';
import {
  type createPersonalToken,
  type NewToken,
  TOKEN_LIMITS,
} from '@vitrina/contract/accounts/personal-tokens.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { RequireRight } from '../../platform/http/serve.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { AccountsTables } from '../tables.ts';
import { listTokens } from './list-tokens.ts';
import { createTokenSecret, hashTokenSecret } from './token-secret.ts';

type Creating = Pick<Context, 'db' | 'clock' | 'env' | 'log' | 'queue' | 'secrets'>;
type Given = { userId: number; token: NewToken };
type Created = OutputOf<typeof createPersonalToken>;

/** A scope no wider than the person's roles in each of the cabinets; the letter says that a token was made. */
export async function createToken(
  context: Creating,
  requireRight: RequireRight,
  { userId, token }: Given,
): Promise<Created> {
  const cabinetIds = [...new Set(token.cabinetIds)].toSorted((a, b) => a - b);
  const right = token.scope === 'change' ? 'edit' : 'members';
  for (const cabinetId of cabinetIds) await requireRight(userId, cabinetId, { cabinet: right });
  const secret = createTokenSecret();
  const id = randomUUID();
  const createdAt = context.clock.now();
  const expiresAt = new Date(createdAt.getTime() + token.days * DAY_MS);
  await context.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId);
    await requireRoom(trx, { userId, now: createdAt });
    const { name, scope } = token;
    await trx
      .withTables<AccountsTables>()
      .insertInto('personal_tokens')
      .values({
        id,
        user_id: userId,
        name,
        scope,
        hash: hashTokenSecret(secret),
        created_at: createdAt,
        expires_at: expiresAt,
      })
      .execute();
    await chooseCabinets(trx, { id, userId, cabinetIds });
    const letter = writeLetter(context, person.language, 'tokenCreated', { tokenName: name });
    await queueMail(context, trx, { to: person.email, language: person.language, letter });
  });
  context.log.info({ event: 'auth.tokenCreated', userId, tokenId: id, scope: token.scope }, 'token created');
  const made = (await listTokens(context, userId)).find((one) => one.id === id);
  // Revoked by the same person, in the moment since.
  if (!made) throw problem('token.notFound');
  return { secret, token: made };
}

/** One after another: of many at once none goes beyond the limit. */
async function lockPerson(trx: Db, userId: number) {
  return trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => problem('user.notAuthorized'));
}

async function requireRoom(trx: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const { live } = await trx
    .withTables<AccountsTables>()
    .selectFrom('personal_tokens')
    .select((eb) => eb.fn.countAll<string>().as('live'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(live) >= TOKEN_LIMITS.live) throw problem('token.tooMany', { maximum: TOKEN_LIMITS.live });
}

type Choice = { id: string; userId: number; cabinetIds: readonly number[] };

/** Who has left one of them since the right was looked at gets no token for it. */
async function chooseCabinets(trx: Db, { id, userId, cabinetIds }: Choice): Promise<void> {
  const { rows } = await sql`
    insert into personal_token_cabinets (token_id, cabinet_id, user_id)
    select ${id}, cabinet_id, user_id from cabinet_members
    where user_id = ${userId} and cabinet_id = any(${cabinetIds}::integer[])
    for key share
    returning cabinet_id`.execute(trx);
  if (rows.length < cabinetIds.length) throw problem('cabinet.notFound');
}
