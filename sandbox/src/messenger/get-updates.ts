import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Answer, accept, refuse } from './answer.ts';
import { forgetUpdates, listUpdates } from './list-updates.ts';
import type { Messenger, Update } from './open-messenger.ts';
import { type Arguments, Int, Json } from './read-arguments.ts';

const Ask = z.object({ offset: Int, limit: Int, timeout: Int, allowed_updates: Json(z.array(z.string())) });

// The real one holds a request for up to 50 s; a sandbox has better things to keep open.
const LONGEST_WAIT_MS = 4000;
const LOOK_EVERY_MS = 50;
const MOST_UPDATES = 100;

/** Long polling: answers as soon as there is something, or with nothing at the end of the wait. */
export async function getUpdates(messenger: Messenger, args: Arguments): Promise<Answer> {
  const { offset, limit, timeout = 0, allowed_updates: allowed } = Ask.parse(args);
  if (messenger.bot().webhook !== null) {
    return refuse(
      409,
      "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    );
  }
  const most = Math.min(limit === undefined || limit < 1 ? MOST_UPDATES : limit, MOST_UPDATES);
  if (allowed !== undefined) messenger.setBot({ allowedUpdates: allowed });
  if (offset !== undefined) confirm(messenger, offset);

  messenger.polling.generation += 1;
  const { generation } = messenger.polling;
  const untilMs = Date.now() + Math.min(timeout * 1000, LONGEST_WAIT_MS);
  for (;;) {
    const found = listUpdates(messenger).slice(0, most);
    if (found.length > 0 || Date.now() >= untilMs || messenger.polling.isClosed)
      return accept(found.map(updateObject));
    await wait(LOOK_EVERY_MS);
    if (messenger.polling.generation !== generation) {
      return refuse(
        409,
        messenger.bot().webhook === null
          ? 'terminated by other getUpdates request; make sure that only one bot instance is running'
          : 'terminated by setWebhook request',
      );
    }
  }
}

/** An offset confirms everything before it; a negative one leaves only so many of the last. */
function confirm(messenger: Messenger, offset: number): void {
  const first = offset < 0 ? (listUpdates(messenger).at(offset)?.id ?? 0) : offset;
  forgetUpdates(messenger, ({ id }) => id < first);
}

export function updateObject({ id, kind, body }: Update): Record<string, unknown> {
  return { update_id: id, [kind]: body };
}
