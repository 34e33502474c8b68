import { setTimeout as wait } from 'node:timers/promises';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { CabinetId, Sku } from '@vitrina/contract/ids.ts';
import { addNote, listNotes, NOTE_BOUNDS } from '@vitrina/contract/notes.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { put } from '../../test/builders/full-cabinet-rows.ts';
import type { ShortWorld } from './open-world.ts';

const ASK_MS = 100;
const LOOK_MS = 20;

export type Watched = { question: string; status: number; key: string; beganMs: number; ms: number };

export type Watch = {
  answers: readonly Watched[];
  /** How many were not answered with 200 since a moment. */
  refusedSince(moment: number): number;
  /** Seconds from a moment until every question was answered with 200 that was put after it. */
  recoverAfter(moment: number): Promise<number>;
  stop(): Promise<void>;
  /** Notes whose saving was acknowledged, and which are not there. */
  listLostNotes(): Promise<string[]>;
};

const LONGEST_MS = 120_000;
const PERIOD = { from: '2026-02-01', to: '2026-02-28' };
const FIRST_NOTE = Date.parse('2026-02-01T00:00:00Z');

/** A product of its own for the notes of each watch: one may have a thousand. */
async function makeProduct({ app, cabinet }: ShortWorld, sku: number): Promise<Sku> {
  const [cabinet_id, name] = [cabinet.id, `чайник ${sku}`];
  const known = { is_archived: false, is_external: false, synced_at: app.clock.now() };
  const row = { cabinet_id, sku, product_id: sku, offer_id: name, name, search_text: name, ...known };
  await put(app, 'products', [{ ...row, image_url: null, price_kopecks: 1000, stock: 1 }]);
  return Sku.parse(sku);
}

/** Somebody reads both engines and writes all the time, whether or not earlier questions are answered. */
export async function watchAnswers(world: ShortWorld, run: number): Promise<Watch> {
  const { app, cabinet } = world;
  const sku = await makeProduct(world, run);
  const cabinetId = CabinetId.parse(cabinet.id);
  const { token } = cabinet.owner;
  const answers: Watched[] = [];
  const saved = new Set<string>();
  let notes = 0;
  const page = { page: 1, pageSize: 50, sort: 'count', direction: 'desc', window: 28 } as const;
  const market = { ...PERIOD, marketplace: 'ozon' as const, queries: ['чайник'] };
  const QUESTIONS = {
    'reads rows': () => app.inject(getMyInfo, {}, token),
    'reads columns': () => app.inject(getQueryStatistics, { cabinetId, ...market, ...page }, token),
    writes: async () => {
      // Long enough that a table soon needs another page of the disk.
      const text = `заметка ${(notes += 1)}`.padEnd(NOTE_BOUNDS.text, '.');
      const at = new Date(FIRST_NOTE + notes * MINUTE_MS).toISOString();
      const answer = await app.inject(addNote, { cabinetId, sku, at, text }, token);
      if (answer.status === 200) saved.add(text);
      return answer;
    },
  };
  const over = new AbortController();
  const open = new Set<Promise<void>>();

  async function ask(question: keyof typeof QUESTIONS): Promise<void> {
    const beganMs = performance.now();
    const { status, text } = await QUESTIONS[question]();
    const key = /"subject":"(\w+)","action":"(\w+)"/.exec(text)?.slice(1, 3).join('.') ?? '';
    answers.push({ question, status, key, beganMs, ms: performance.now() - beganMs });
  }

  const watching = (async () => {
    while (!over.signal.aborted) {
      for (const question of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]) {
        const asking = ask(question);
        open.add(asking);
        void asking.finally(() => open.delete(asking));
      }
      await wait(ASK_MS);
    }
    await Promise.all(open);
  })();

  return {
    answers,
    refusedSince: (moment) =>
      answers.filter(({ status, beganMs }) => status !== 200 && beganMs > moment).length,
    recoverAfter: async (moment) => {
      const deadline = performance.now() + LONGEST_MS;
      const good = () =>
        new Map(
          answers
            .filter(({ status, beganMs }) => status === 200 && beganMs > moment)
            .toReversed()
            .map(({ question, beganMs, ms }) => [question, beganMs + ms] as const),
        );
      while (good().size < Object.keys(QUESTIONS).length) {
        if (performance.now() > deadline) return Number.POSITIVE_INFINITY;
        await wait(LOOK_MS);
      }
      return (Math.max(...good().values()) - moment) / 1000;
    },
    stop: async () => {
      over.abort();
      await watching;
    },
    listLostNotes: async () => {
      const found = await app.call(listNotes, { cabinetId, sku }, token);
      const stored = new Set(found.notes.map(({ text }) => text));
      return [...saved].filter((text) => !stored.has(text)).map((text) => `${text.slice(0, 20)} is lost`);
    },
  };
}
