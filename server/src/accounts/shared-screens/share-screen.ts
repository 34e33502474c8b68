import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { shareableRoute } from '@vitrina/contract/shared-screens/shareable-questions.ts';
import {
  type shareScreen as contract,
  type NewSharedScreen,
  SHARED_SCREEN_LIMITS,
} from '@vitrina/contract/shared-screens/shared-screens.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { RequireRight } from '../../platform/http/serve.ts';
import type { SharedQuestion } from '../../platform/http/shared-questions.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { hashTokenSecret } from '../personal-tokens/token-secret.ts';
import { createSharedScreenSecret } from './shared-screen-secret.ts';

const Pinned = z.record(z.string(), z.unknown());

type Given = { userId: number; wish: NewSharedScreen };

/** Whoever may see a screen may show it; what they may ask is pinned as the routes' own schemas read it. */
export async function shareScreen(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  requireRight: RequireRight,
  { userId, wish }: Given,
): Promise<OutputOf<typeof contract>> {
  const { cabinetId, screen, state, days } = wish;
  const admitted = await requireRight(userId, cabinetId, { cabinet: 'view', isOpenInExample: true });
  // The example is everybody's already, and nobody's to share.
  if (admitted === 'visitor') throw problem('cabinet.notFound');
  const questions = wish.questions.map((question) => pin(wish, question));
  const secret = createSharedScreenSecret();
  const id = randomUUID();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await db.transaction().execute(async (trx) => {
    await lockMember(trx, { userId, cabinetId });
    await requireRoom(trx, { userId, cabinetId, now });
    await sql`
      insert into shared_screens (id, user_id, cabinet_id, hash, screen, state, questions, created_at, expires_at)
      values (${id}, ${userId}, ${cabinetId}, ${hashTokenSecret(secret)}, ${screen}, ${state},
        ${JSON.stringify(questions)}::jsonb, ${now}, ${expiresAt})`.execute(trx);
  });
  log.info({ event: 'share.created', userId, cabinetId, sharedScreenId: id, screen, days }, 'share created');
  return { secret, expiresAt: expiresAt.toISOString() };
}

/** A question of another screen, of another cabinet or one that the route would refuse is none that can be shared. */
function pin({ screen, cabinetId }: NewSharedScreen, { path, input }: SharedQuestion): SharedQuestion {
  const route = shareableRoute(screen, path);
  const read = route && z.safeParse(route.input, input);
  if (read?.success !== true || input['cabinetId'] !== cabinetId) throw problem('sharedScreen.notShareable');
  return { path, input: Pinned.parse(read.data) };
}

/** One after another: of many at once none goes beyond the limit. Who has left meanwhile shares nothing. */
async function lockMember(trx: Db, { userId, cabinetId }: { userId: number; cabinetId: number }) {
  const { rows } = await sql`
    select 1 from cabinet_members where user_id = ${userId} and cabinet_id = ${cabinetId} for no key update`.execute(
    trx,
  );
  if (rows.length === 0) throw problem('cabinet.notFound');
}

type Room = { userId: number; cabinetId: number; now: Date };

async function requireRoom(trx: Db, { userId, cabinetId, now }: Room): Promise<void> {
  const { rows } = await sql<{ live: number }>`
    select count(*)::integer as live from shared_screens
    where user_id = ${userId} and cabinet_id = ${cabinetId} and ended_at is null and expires_at > ${now}`.execute(
    trx,
  );
  const maximum = SHARED_SCREEN_LIMITS.live;
  if ((rows[0]?.live ?? 0) >= maximum) throw problem('sharedScreen.tooMany', { maximum });
}
