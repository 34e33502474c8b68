import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { followPositions, type PositionEvent } from '@vitrina/contract/positions/live.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

type Connection = { say: (text: string) => void; end: () => void; isAborted: () => boolean };

type Requested = { signal: AbortSignal; priority?: string };

const EVENT: PositionEvent = { kind: 'tracking', at: '2026-11-21T09:00:00.000Z' };

let page: EventTarget & { hidden: boolean };
let connections: Connection[];
let priorities: (string | undefined)[];
let answer: (signal: AbortSignal) => Response;
let stop: () => void;

const reported: string[] = [];
const onEvent = vi.fn<(event: PositionEvent) => void>(() => void reported.push('event'));

/** Streams take some turns of the loop, whatever the clock says. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let switchTab = 0; switchTab < 10; switchTab += 1) await new Promise(setImmediate);
}

function stream(signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason));
      connections.push({
        say: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        isAborted: () => signal.aborted,
      });
    },
  });
  return new Response(body, { status: 200 });
}
const refusal = (status: number) => () => {
  connections.push({ say: () => undefined, end: () => undefined, isAborted: () => false });
  return new Response('', { status });
};

async function receive(text: string): Promise<void> {
  connections.at(-1)?.say(text);
  await pass(0);
}

async function switchTab(hidden: boolean): Promise<void> {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

async function begin(): Promise<void> {
  stop = followEvents(
    followPositions,
    { cabinetId: CabinetId.parse(1) },
    {
      onEvent,
      onAgain: () => reported.push('again'),
      onLive: (isLive) => reported.push(isLive ? 'live' : 'lost'),
    },
  );
  await pass(0);
}

/** Passes to the bound after which there is one connection more, and not before. */
async function expectNextAfter(ms: number): Promise<void> {
  const before = connections.length;
  await pass(ms - 1);
  expect(connections).toHaveLength(before);
  await pass(1);
  expect(connections).toHaveLength(before + 1);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  page = Object.assign(new EventTarget(), { hidden: false });
  connections = [];
  priorities = [];
  reported.length = 0;
  onEvent.mockClear();
  answer = stream;
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_url: string, { signal, priority }: Requested) => {
    await Promise.resolve();
    priorities.push(priority);
    return answer(signal);
  });
});
afterEach(async () => {
  stop();
  await pass(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('events of the contract are passed on, and every sign of life marks the stream as live', async () => {
  await begin();
  expect(reported).toEqual([]);
  await receive(': hello\n\n');
  expect(reported).toEqual(['live']);
  await receive(`data: ${JSON.stringify(EVENT)}\n\n`);
  expect(reported).toEqual(['live', 'live', 'event']);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(EVENT);
});

test('a stream stands in the way of nobody who waits for an answer', async () => {
  await begin();
  expect(priorities).toEqual(['low']);
});

test('what was missed, and an event of a later release, say that something may have changed', async () => {
  await begin();
  await receive(`event: again\ndata: ${JSON.stringify(EVENT)}\n\n`);
  await receive('data: {"kind":"later"}\n\n');
  expect(reported).toEqual(['live', 'again', 'live', 'again']);
});

test('an ended connection is reported and opened again, later each time', async () => {
  await begin();
  connections[0]?.end();
  await pass(0);
  expect(reported).toEqual(['lost']);
  await expectNextAfter(1000);
  connections[1]?.end();
  await pass(0);
  await expectNextAfter(2000);
});

test('one that held for more than twenty seconds is taken up again after half a second', async () => {
  await begin();
  await pass(20_001);
  connections[0]?.end();
  await pass(0);
  await expectNextAfter(500);
});

test('a server that is silent for forty seconds is given up, and any word counts from anew', async () => {
  await begin();
  await pass(39_999);
  await receive(':\n\n');
  await pass(39_999);
  expect(connections[0]?.isAborted()).toBe(false);
  await pass(1);
  expect(connections[0]?.isAborted()).toBe(true);
  expect(reported).toEqual(['live', 'lost']);
  await expectNextAfter(500);
  await pass(39_999);
  expect(connections[1]?.isAborted()).toBe(false);
  await pass(1);
  expect(connections[1]?.isAborted()).toBe(true);
});

test('a hidden tab gives its connection back, and takes another one when it is seen', async () => {
  await begin();
  await switchTab(true);
  await pass(20_000);
  expect(connections[0]?.isAborted()).toBe(true);
  expect(reported).toEqual(['lost']);
  await pass(5 * MINUTE_MS);
  expect(connections).toHaveLength(1);
  await switchTab(false);
  expect(connections).toHaveLength(2);
});

test('a refusal is asked about again after a minute', async () => {
  answer = refusal(403);
  await begin();
  expect(reported).toEqual(['lost']);
  await expectNextAfter(MINUTE_MS);
});

test('whoever is signed out follows no more', async () => {
  answer = refusal(401);
  await begin();
  expect(reported).toEqual(['lost']);
  await pass(10 * MINUTE_MS);
  expect(connections).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever leaves closes the connection, and nothing is left behind', async () => {
  await begin();
  stop();
  await pass(0);
  expect(connections[0]?.isAborted()).toBe(true);
  expect(reported).toEqual(['lost']);
  await pass(10 * MINUTE_MS);
  expect(connections).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever leaves between connections, or before the page is seen, asks for no other', async () => {
  await begin();
  connections[0]?.end();
  await pass(0);
  stop();
  await pass(10 * MINUTE_MS);
  expect(connections).toHaveLength(1);
  page.hidden = true;
  await begin();
  stop();
  await pass(0);
  expect(connections).toHaveLength(1);
});
