import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { startSession } from '../server/src/accounts/start-session.ts';
import { createTokens } from '../server/src/platform/http/access-tokens.ts';
import { HOSTILE_TABLES } from '../server/test/builders/hostile-tables.ts';
import { HONEST_TABLES, type HonestTable } from './honest-tables.ts';
import { type Shot, sendOpenly } from './load/send-openly.ts';
import { type Started, startApi } from './load/start-api.ts';
import { makeSeller, type Seller } from './make-seller.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';
import { childrenOf, memoryOf } from './tools/processes.ts';

const PER_SECOND = 50;
const QUIET_SECONDS = 5;
const LOOK_MS = 20;
const LOOK_AGAIN_MS = 300;
const P99_MS = 100;

export const UPLOADS_BEFORE = `One person requests user/getMyInfo ${PER_SECOND} times a second while another uploads a file; the baseline is the same without
any upload. Memory is the peak of the reading process.`;
export const UPLOADS_AFTER = `The files are those of server/test/builders/hostile-tables.ts and three honest ones, the largest that may be sent (docs/decisions/0033). The time includes sending,
waiting for a place, starting the process and, of honest files, storing.`;

async function signIn({ context }: Bench, { userId }: Seller): Promise<string> {
  const device = { address: '127.0.0.1', userAgent: null };
  const { sessionId } = await startSession(context.db, { userId, isPersistent: false, device });
  return (await createTokens(context.secrets)).sign({ userId, sessionId });
}

const Refused = z.object({
  subject: z.string(),
  action: z.string(),
  meta: z.object({ limit: z.string().optional() }),
});
const Answer = z.object({
  error: Refused.optional(),
  failure: z.object({ error: Refused }).nullish(),
  id: z.string().optional(),
  state: z.string().optional(),
  report: z.object({ stored: z.int() }).nullish(),
});

type Asker = { origin: string; token: string; cabinetId: number };

/** An import that takes longer than the answer to its upload is asked about until it has ended. */
async function waitForEnd({ origin, token, cabinetId }: Asker, first: z.output<typeof Answer>) {
  let found = first;
  while (found.state === 'running') {
    await wait(LOOK_AGAIN_MS);
    const answer = await fetch(`${origin}/api/searchHistory/getImport`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ cabinetId, importId: first.id }),
    });
    found = Answer.parse(await answer.json());
  }
  return { ...found, error: found.error ?? found.failure?.error };
}

async function upload({ origin }: Started, token: string, cabinetId: number, { name, make }: HonestTable) {
  const form = new FormData();
  form.append('input', JSON.stringify({ cabinetId, marketplace: 'ozon' }));
  form.append('file', new Blob([Buffer.from(make())]), name);
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/searchHistory/importQueries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const first = Answer.parse(await answer.json());
  const { error, report } = await waitForEnd({ origin, token, cabinetId }, first);
  const outcome = error
    ? `${error.subject}.${error.action}${error.meta.limit ? ` (${error.meta.limit})` : ''}`
    : `${report?.stored ?? 0} rows stored`;
  return { outcome, seconds: (performance.now() - begun) / 1000 };
}

/** The most that any process started by the server has held so far. */
function watchMemory(pid: number) {
  let most = 0;
  const looking = setInterval(() => {
    for (const child of childrenOf(pid)) {
      try {
        most = Math.max(most, memoryOf(child).most);
      } catch {
        // It has ended since it was listed.
      }
    }
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    return most;
  };
}

/** What an upload lets everybody else wait. */
export async function measureUploads(bench: Bench): Promise<Row[]> {
  const asker = await signIn(bench, await makeSeller(bench.context, 'Asks'));
  const seller = await makeSeller(bench.context, 'Uploads');
  const uploader = await signIn(bench, seller);
  const shots: Shot[] = [{ method: 'GET', path: 'user/getMyInfo', token: asker }];
  const server = await startApi('whole', bench.processEnv);
  const ask = (seconds: number) => sendOpenly([server.origin], shots, { perSecond: PER_SECOND, seconds });
  const measured: Row[] = [];
  try {
    await ask(QUIET_SECONDS);
    for (const file of [...HONEST_TABLES, ...HOSTILE_TABLES]) {
      const quiet = await ask(QUIET_SECONDS);
      const stop = watchMemory(server.pid);
      const uploading = upload(server, uploader, seller.cabinetId, file);
      const [{ outcome, seconds }, meanwhile] = await Promise.all([uploading, ask(QUIET_SECONDS)]);
      measured.push({
        what: file.title,
        measured: `${outcome} after ${seconds.toFixed(1)} s, ${stop().toFixed(0)} MB; getMyInfo p99 ${meanwhile.acceptedP99.toFixed(0)} ms`,
        baseline: `without: p99 ${quiet.acceptedP99.toFixed(0)} ms`,
        ratio: meanwhile.acceptedP99 / quiet.acceptedP99,
        budget: `p99 < ${P99_MS} ms, all answered`,
        isKept: meanwhile.acceptedP99 < P99_MS && meanwhile.refused + meanwhile.failed === 0,
      });
    }
  } finally {
    server.stop();
  }
  return measured;
}
