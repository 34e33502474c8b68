import {
  NotificationChoice,
  type NotificationTopic,
  TOPIC_RULES,
} from '@vitrina/contract/notifications/topics.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../platform/postgres/database.ts';
import { chooseChannels } from './choose-channels.ts';
import { mayReceive } from './may-see.ts';

type About = { userIds: readonly number[]; cabinetId: number | null; topic: NotificationTopic };

/** Somebody who hears of an event, where, and when it is to be quiet. */
export type Reader = {
  userId: number;
  inBell: boolean;
  choice: NotificationChoice;
  quiet: { from: number; to: number } | null;
};

const Choices = z.array(z.object({ isOfCabinet: z.boolean(), choice: NotificationChoice }));
type Row = {
  userId: number;
  isNamed: boolean;
  isOwner: boolean;
  from: number | null;
  to: number | null;
  choices: unknown;
};

/** Those whom the caller names, and of a topic of the whole cabinet its owner and everybody who has chosen to hear of it. */
export async function listReaders(db: Db, about: About): Promise<Reader[]> {
  const { userIds, cabinetId, topic } = about;
  const { rows } = await sql<Row>`
    with reader as (
      select user_id, bool_or(is_named) as is_named from (
        select unnest(${[...userIds]}::integer[]) as user_id, true as is_named
        ${TOPIC_RULES[topic].audience === 'cabinet' && cabinetId !== null ? unnamed({ ...about, cabinetId }) : sql``}
      ) as every group by user_id
    )
    select reader.user_id as "userId", is_named as "isNamed",
      exists (select from cabinets where id = ${cabinetId} and owner_id = reader.user_id) as "isOwner",
      quiet_from as "from", quiet_to as "to",
      (
        select coalesce(jsonb_agg(jsonb_build_object('isOfCabinet', cabinet_id is not null, 'choice',
          jsonb_build_object('bell', bell, 'messenger', messenger, 'letter', letter))), '[]')
        from notification_choices as chosen
        where chosen.user_id = reader.user_id and topic = ${topic}
          and (cabinet_id is null or cabinet_id = ${cabinetId})
      ) as choices
    from reader left join notification_quiet_hours as hours on hours.user_id = reader.user_id
    order by reader.user_id`.execute(db);
  return rows.flatMap((row) => readerOf(topic, row));
}

function unnamed({ cabinetId, topic }: About & { cabinetId: number }) {
  return sql`
    union all select owner_id, false from cabinets where id = ${cabinetId}
    union all select user_id, false from notification_choices as chosen
      where topic = ${topic} and (cabinet_id = ${cabinetId} or cabinet_id is null)
        and (messenger or letter <> 'off')
        and exists (select from (select ${cabinetId}::integer as id) as given
          where ${mayReceive(TOPIC_RULES[topic].needs, 'given.id', 'chosen.user_id')})`;
}

function readerOf(topic: NotificationTopic, row: Row): Reader[] {
  const { userId, isNamed, isOwner, from, to } = row;
  const choices = Choices.parse(row.choices);
  const chosen = (isOfCabinet: boolean) =>
    choices.find((one) => one.isOfCabinet === isOfCabinet)?.choice ?? null;
  const { choice } = chooseChannels(topic, { isOwner, ofCabinet: chosen(true), ofAll: chosen(false) });
  const isSilent = !choice.messenger && choice.letter !== 'on';
  if (!isNamed && isSilent) return [];
  const quiet = from === null || to === null ? null : { from, to };
  return [{ userId, inBell: isNamed && choice.bell, choice, quiet }];
}
