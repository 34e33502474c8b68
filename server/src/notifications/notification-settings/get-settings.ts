import { getNotificationSettings as route } from '@vitrina/contract/notifications/settings.ts';
import { NotificationTopic } from '@vitrina/contract/notifications/topics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { openBot } from '../../accounts/messenger/open-bot.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { chooseChannels } from '../choose-channels.ts';
import type { NotificationsTables } from '../tables.ts';
import { requireMembership } from './require-cabinet.ts';

type Getting = Pick<Context, 'db' | 'env' | 'send'>;

function listChoices(db: Db, userId: number, cabinetId: number | undefined) {
  return db
    .withTables<NotificationsTables>()
    .selectFrom('notification_choices')
    .select(['cabinet_id', 'topic', 'bell', 'messenger', 'letter'])
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('cabinet_id', 'is', null),
        ...(cabinetId === undefined ? [] : [eb('cabinet_id', '=', cabinetId)]),
      ]),
    )
    .execute();
}

function getHours(db: Db, userId: number) {
  return db
    .withTables<NotificationsTables>()
    .selectFrom('notification_quiet_hours')
    .select(['quiet_from as from', 'quiet_to as to', 'digest'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

function getPerson(db: Db, userId: number) {
  return db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .leftJoin('messengers', 'messengers.user_id', 'users.id')
    .select(['users.email_verified_at', 'messengers.username', 'messengers.chat_id', 'messengers.blocked_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** What holds for a person in a cabinet, or in all of them, chosen or by default. */
export async function getSettings(
  context: Getting,
  userId: number,
  cabinetId: number | undefined,
): Promise<OutputOf<typeof route>> {
  const { db } = context;
  const { isOwner } = await requireMembership(db, userId, cabinetId);
  const [choices, hours, person] = await Promise.all([
    listChoices(db, userId, cabinetId),
    getHours(db, userId),
    getPerson(db, userId),
  ]);
  const topics = NotificationTopic.options.map((topic) => {
    const ofTopic = choices.filter((one) => one.topic === topic);
    const ofCabinet = ofTopic.find((one) => one.cabinet_id !== null) ?? null;
    const ofAll = ofTopic.find((one) => one.cabinet_id === null) ?? null;
    return { topic, ...chooseChannels(topic, { isOwner, ofCabinet, ofAll }) };
  });
  const isConnected = person.blocked_at === null ? 'connected' : 'blocked';
  return route.output.parse({
    topics,
    quiet: hours && hours.from !== null ? { from: hours.from, to: hours.to } : null,
    digest: hours?.digest ?? 'cabinet',
    messenger: {
      state: !openBot(context) ? 'off' : person.chat_id === null ? 'notConnected' : isConnected,
      username: person.username,
    },
    isEmailVerified: person.email_verified_at !== null,
  });
}
