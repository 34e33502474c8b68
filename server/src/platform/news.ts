import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod';
import { jittered, waitAfterLoss } from './news-pause.ts';
import { type Db, QUICK_LIMITS } from './postgres.ts';

const CHANNEL = 'news';
/** PostgreSQL carries 8000 bytes at most. */
const MOST_BYTES = 7900;
/** A connection whose other end is gone without a word is found out by this. */
const PROVE_ALIVE_MS = 20_000;

/** Something changed that somebody may be looking at now. The rows say what is; news only say that they changed. */
const News = z.object({ topic: z.string(), cabinetId: z.int(), event: z.unknown() });
export type News = z.infer<typeof News>;

/** Tells all processes; inside a transaction, once it has committed. */
export async function tellNews(db: Db, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const payloads = news.map((one) => JSON.stringify(one));
  if (payloads.some((payload) => Buffer.byteLength(payload) > MOST_BYTES))
    throw new Error('News are too long.');
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

/** undefined: something may have been missed, so whatever is shown has to be looked at again. */
type Ear = (news: News | undefined) => void;

export type Listener = {
  /** From the first ear on, one connection of this process listens. Answers how to stop hearing. */
  hear(ear: Ear): () => void;
  isListening(): boolean;
  close(): Promise<void>;
};

function readNews(payload: string | undefined): News | undefined {
  try {
    return News.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

export function connectListener(url: string): Listener {
  const ears = new Set<Ear>();
  const stopping = new AbortController();
  let isListening = false;
  let running: Promise<void> | undefined;

  function tell(news: News | undefined): void {
    for (const ear of ears) ear(news);
  }

  /** Until the connection is lost. It is not of the pool: what listens there would be handed out to queries. */
  async function listen(): Promise<void> {
    const client = new pg.Client({ ...QUICK_LIMITS, connectionString: url, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve());
    });
    client.on('notification', ({ payload }) => tell(readNews(payload)));
    let proof: ReturnType<typeof setInterval> | undefined;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      isListening = true;
      tell(undefined);
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
    hear: (ear) => {
      ears.add(ear);
      running ??= stayConnected();
      return () => void ears.delete(ear);
    },
    isListening: () => isListening,
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}
