import { setTimeout as wait } from 'node:timers/promises';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { followPositions } from '@vitrina/contract/positions/live.ts';
import pg from 'pg';
import { POSITIONS_TOPIC } from '../../src/positions/live/publish-positions.ts';
import { openEventsAt } from '../../test/fakes/event-reader.ts';
import { listLostEvents, type Received } from './judge-soak.ts';
import type { SoakPerson } from './people.ts';

/** As a browser comes back to a stream that has ended, a little later for each page. */
const COME_BACK_MS = 500;
/** What was published just now may still be on its way. */
const ON_ITS_WAY_MS = 15_000;
const PAGES_AT_ONCE = 20;

type Page = { openedAtMs: number; received: Received[]; opened: number; refused: string[]; leave(): void };

export type LivePages = {
  openNow(): number;
  /** Ends the pages and says what became of what was published while they were open. */
  end(): Promise<{
    published: number;
    delivered: number;
    reopened: number;
    refused: string[];
    lost: string[];
  }>;
};

/** Keeps one page open as a browser does: a stream ends with its token, and the next one begins with a new one. */
function keepOpen(origin: string, person: SoakPerson, cabinetId: number, isOver: () => boolean): Page {
  const page: Page = {
    openedAtMs: Number.POSITIVE_INFINITY,
    received: [],
    opened: 0,
    refused: [],
    leave: () => undefined,
  };
  async function follow(): Promise<void> {
    const ended = Promise.withResolvers<void>();
    const stream = await openEventsAt(origin, {
      route: followPositions,
      input: { cabinetId: CabinetId.parse(cabinetId) },
      token: await person.token(),
      onReceived: (one) => {
        const text = typeof one === 'string' ? one : JSON.stringify(one);
        page.received.push({ atMs: performance.now(), text });
        page.openedAtMs = Math.min(page.openedAtMs, performance.now());
      },
      onEnd: ended.resolve,
    });
    page.opened += 1;
    if (stream.status !== 200) page.refused.push(`a live page was answered ${stream.status}`);
    page.leave = stream.leave;
    await ended.promise;
    page.leave = () => undefined;
  }
  void (async () => {
    while (!isOver()) {
      await follow().catch((error: unknown) => page.refused.push(`a live page: ${String(error)}`));
      await wait(COME_BACK_MS * (0.5 + Math.random()));
    }
  })();
  return page;
}

/** The same channel of PostgreSQL that the processes listen to, heard without any of the product. */
async function hearPublished(databaseUrl: string, cabinetId: number) {
  const published: Received[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('notification', ({ payload }) => {
    const message = JSON.parse(payload ?? '{}') as { topic?: string; cabinetId?: number; event?: unknown };
    if (message.topic === POSITIONS_TOPIC && message.cabinetId === cabinetId)
      published.push({ atMs: performance.now(), text: JSON.stringify(message.event) });
  });
  await client.connect();
  await client.query('listen events');
  return { published, close: () => client.end() };
}

type Where = { origin: string; databaseUrl: string; cabinetId: number };

export async function openLivePages(
  { origin, databaseUrl, cabinetId }: Where,
  people: readonly SoakPerson[],
  pagesOfEach: number,
): Promise<LivePages> {
  const reference = await hearPublished(databaseUrl, cabinetId);
  const pages: Page[] = [];
  let isOver = false;
  const owners = people.flatMap((person) => Array.from({ length: pagesOfEach }, () => person));
  const areOpen = (some: readonly Page[]) => some.every(({ openedAtMs }) => Number.isFinite(openedAtMs));
  for (let first = 0; first < owners.length; first += PAGES_AT_ONCE) {
    const some = owners.slice(first, first + PAGES_AT_ONCE);
    pages.push(...some.map((person) => keepOpen(origin, person, cabinetId, () => isOver)));
    while (!areOpen(pages)) await wait(20);
  }
  return {
    openNow: () => pages.filter(({ openedAtMs }) => Number.isFinite(openedAtMs)).length,
    end: async () => {
      const until = performance.now() - ON_ITS_WAY_MS;
      isOver = true;
      for (const { leave } of pages) leave();
      await reference.close();
      const published = reference.published.filter(({ atMs }) => atMs < until);
      return {
        published: published.length,
        delivered: pages.reduce((sum, { received }) => sum + received.length, 0),
        reopened: pages.reduce((sum, { opened }) => sum + opened - 1, 0),
        refused: pages.flatMap(({ refused }) => refused),
        lost: pages.flatMap((page) => listLostEvents(published, page)),
      };
    },
  };
}
