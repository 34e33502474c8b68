import { CabinetId, Sku } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { addNotification } from '../../src/notifications/add-notification.ts';
import type { TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { listMail } from '../../test/fakes/mailbox.ts';
import { ANNA, act, TIMUR } from '../../test/fakes/messenger.ts';
import type { Sandbox } from '../../test/fakes/sandbox.ts';

/** People of the sandbox's messenger. */
const CHATS = [ANNA, TIMUR, '845220317', '5004771902', '1733090455'];

export type Reader = { number: number; cabinetId: number; userId: number; email: string };

/** Owners of a cabinet each, with a connected messenger and a confirmed address. */
export async function makeReaders(app: TestApp, sandbox: Sandbox): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const [number, chat] of CHATS.entries()) {
    const { id, owner } = await makeCabinet(app);
    await act(sandbox, chat, 'start');
    await sql`insert into messengers (user_id, chat_id, username)
      values (${owner.id}, ${chat}, ${`reader_${number}`})`.execute(app.context.db);
    readers.push({ number, cabinetId: id, userId: owner.id, email: owner.email });
  }
  return readers;
}

/** What the notice of a day has in its text and nothing else has. */
export const markOf = (reader: Reader, day: number) => `M${reader.number}x${day}x`;

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);

/** Twice, as a loop that was killed and comes again does it. */
export async function notifyOfDay(app: TestApp, reader: Reader, day: number): Promise<void> {
  const { cabinetId, userId } = reader;
  const card = { sku: Sku.parse(100 + day), title: markOf(reader, day), sellers: 2 };
  for (let times = 0; times < 2; times += 1)
    await app.context.db.transaction().execute((trx) =>
      addNotification(trx, {
        userIds: [userId],
        cabinetId,
        event: {
          kind: 'piggyBackersToday',
          cabinetId: CabinetId.parse(cabinetId),
          day: dayOf(day),
          appeared: 1,
          left: 0,
          changed: 0,
          onCards: 1,
          cards: [{ ...card, lowestKopecks: 99_000, undercutKopecks: 1000 }],
          moreCards: 0,
        },
        at: app.clock.now(),
        onceKey: `piggyBackersToday:${cabinetId}:${dayOf(day)}`,
      }),
    );
}

export async function countUnfinished({ context }: TestApp): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification_deliveries where state in ('waiting', 'sending')`.execute(
    context.db,
  );
  return rows[0]?.count ?? -1;
}

const Logged = z.object({ mark: z.string(), channel: z.string(), state: z.string() });

/** What the log says of each day's notice, by its mark. */
export async function readLog({ context }: TestApp): Promise<Map<string, string[]>> {
  const { rows } = await sql`
    select notification.event #>> '{cards,0,title}' as mark, channel, state
    from notification_deliveries as delivery
    join notifications as notification on notification.id = delivery.notification_id
    where notification.event ->> 'kind' = 'piggyBackersToday'
    order by delivery.id`.execute(context.db);
  const log = new Map<string, string[]>();
  for (const row of rows) {
    const { mark, channel, state } = Logged.parse(row);
    log.set(mark, [...(log.get(mark) ?? []), `${channel} ${state}`]);
  }
  return log;
}

/** Letters of each mark: mailboxes show one of those that have the same number. */
export async function countLetters(
  sandbox: Sandbox,
  readers: readonly Reader[],
): Promise<Map<string, number>> {
  const numbers = new Map<string, Set<string>>();
  for (const { email } of readers) {
    for (const mail of await listMail(sandbox, email)) {
      const mark = /M\d+x\d+x/.exec(mail.text ?? '')?.[0];
      const number = mail.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? '';
      if (mark !== undefined) numbers.set(mark, (numbers.get(mark) ?? new Set()).add(number));
    }
  }
  return new Map([...numbers].map(([mark, different]) => [mark, different.size]));
}
