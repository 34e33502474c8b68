import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod';
import { type Db, QUICK_LIMITS } from '../postgres/database.ts';
import { jittered, waitAfterLoss } from './reconnect-pause.ts';

const CHANNEL = 'events';
/** PostgreSQL carries 8000 bytes at most. */
const MOST_BYTES = 7900;
/** A connection whose other end is gone without a word is found out by this. */
const PROVE_ALIVE_MS = 20_000;

/** Something changed that somebody may be looking at now. The rows say what is; a message only says that they changed. */
const Message = z.object({ topic: z.string(), cabinetId: z.int(), event: z.unknown() });
export type Message = z.infer<typeof Message>;

/** To all processes; inside a transaction, once it has committed. */
export async function publish(db: Db, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const payloads = messages.map((one) => JSON.stringify(one));
  if (payloads.some((payload) => Buffer.byteLength(payload) > MOST_BYTES))
    throw new Error('A message is too long.');
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

/** undefined: something may have been missed, so whatever is shown has to be looked at again. */
type Subscriber = (message: Message | undefined) => void;

export type Listener = {
  /** From the first subscriber on, one connection of this process listens. Answers how to unsubscribe. */
  subscribe(subscriber: Subscriber): () => void;
  isListening(): boolean;
  close(): Promise<void>;
};

function readMessage(payload: string | undefined): Message | undefined {
  try {
    return Message.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

export function connectListener(url: string): Listener {
  const subscribers = new Set<Subscriber>();
  const stopping = new AbortController();
  let isListening = false;
  let running: Promise<void> | undefined;

  function deliver(message: Message | undefined): void {
    for (const subscriber of subscribers) subscriber(message);
  }

  /** Until the connection is lost. It is not of the pool: what listens there would be handed out to queries. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ ...QUICK_LIMITS, connectionString: url, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve());
    });
    client.on('notification', ({ payload }) => deliver(readMessage(payload)));
    let proof: ReturnType<typeof setInterval> | undefined;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      isListening = true;
      deliver(undefined);
      proof = setInterval(() => void client.query('select 1').catch(() => client.end()), PROVE_ALIVE_MS);
      await lost;
    } finally {
      isListening = false;
      clearInterval(proof);
      await client.end().catch(() => undefined);
    }
  }

  async function stayConnected(): Promise<void> {
    let waitMs: number | undefined;
    while (!stopping.signal.aborted) {
      const begunAt = performance.now();
      await listen().catch(() => undefined);
      waitMs = waitAfterLoss(waitMs, performance.now() - begunAt);
      await wait(jittered(waitMs, Math.random()), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  }

  return {
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      running ??= stayConnected();
      return () => void subscribers.delete(subscriber);
    },
    isListening: () => isListening,
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}
