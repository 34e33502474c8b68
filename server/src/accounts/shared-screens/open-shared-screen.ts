import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { openSharedScreen as contract } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { RequireRight } from '../../platform/http/serve.ts';
import { Problem, problem } from '../../platform/problem.ts';
import { findSharedScreen } from './find-shared-screen.ts';

type Opened = OutputOf<typeof contract>;

/** Where the link leads; a link whose person may not see the data now is answered as one that never was. */
export async function openSharedScreen(
  context: TimedContext,
  requireRight: RequireRight,
  secret: string,
): Promise<Opened> {
  const found = await findSharedScreen(context, secret);
  if (!found) throw problem('sharedScreen.notFound');
  const { id, user_id: userId, cabinet_id: cabinetId } = found;
  await requireRight(userId, cabinetId, { cabinet: 'view' }).catch((error: unknown) => {
    throw error instanceof Problem ? problem('sharedScreen.notFound') : error;
  });
  const cabinet = await noteOpening(context, { id, cabinetId });
  return {
    cabinet: { id: CabinetId.parse(cabinetId), name: cabinet.name },
    screen: found.screen,
    state: found.state,
    sharedBy: found.full_name,
    expiresAt: found.expires_at.toISOString(),
  };
}

/** Counted at most once a minute: whoever loads the page anew all the time does not write all the time. */
async function noteOpening(
  { db, clock }: TimedContext,
  { id, cabinetId }: { id: string; cabinetId: number },
): Promise<{ name: string }> {
  const now = clock.now();
  const notedBefore = new Date(now.getTime() - MINUTE_MS);
  await sql`
    update shared_screens set opened_count = opened_count + 1, last_opened_at = ${now}
    where id = ${id} and (last_opened_at is null or last_opened_at <= ${notedBefore})`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from cabinets where id = ${cabinetId}`.execute(db);
  const [cabinet] = rows;
  if (!cabinet) throw problem('sharedScreen.notFound');
  return cabinet;
}
