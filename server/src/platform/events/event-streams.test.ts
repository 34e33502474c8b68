import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import type { Listener, Message } from './channel.ts';
import { createEventStreams, type StreamParams } from './event-streams.ts';

function startWire() {
  const subscribers = new Set<(message: Message | undefined) => void>();
  const listener: Listener = {
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    isListening: () => true,
    close: () => Promise.resolve(),
  };
  return {
    listener,
    subscribers,
    say: (message: Message | undefined) => subscribers.forEach((receive) => receive(message)),
  };
}

const USUAL: StreamParams = {
  topic: 'rain',
  userId: 1,
  sessionId: 'a',
  cabinetId: 7,
  authorize: () => Promise.resolve(),
  read: (event) => event,
};
const rain = (event: unknown, cabinetId = 7): Message => ({ topic: 'rain', cabinetId, event });

const SLOW = { heartbeatMs: 10_000, authorizeMs: 60_000 };

/** Everything that is written until it stands still. */
async function listen(body: AsyncIterable<unknown>) {
  const received = { text: '', hasEnded: false };
  const read = async () => {
    for await (const chunk of body) received.text += String(chunk);
    received.hasEnded = true;
  };
  // Whoever is let go hears no end.
  void read().catch(() => undefined);
  await wait(5);
  return received;
}

test('a subscriber receives events of its own topic and cabinet only', async () => {
  const { listener, say } = startWire();
  const received = await listen(createEventStreams(listener, SLOW).open(USUAL));
  expect(received.text).toBe(': hello\n\nevent: again\ndata: {}\n\n');
  say(rain('of another cabinet', 8));
  say({ ...rain('of another topic'), topic: 'sun' });
  say(rain('mine'));
  await wait(5);
  expect(received.text).toMatch(/data: \{\}\n\ndata: "mine"\n\n$/);
});

test('a subscriber who has just lost the right receives nothing', async () => {
  const { listener, subscribers, say } = startWire();
  let mayRead = true;
  const authorize = () => (mayRead ? Promise.resolve() : Promise.reject(new Error('no right')));
  const received = await listen(createEventStreams(listener, SLOW).open({ ...USUAL, authorize }));
  mayRead = false;
  say(rain('a secret'));
  await wait(5);
  expect(received).toMatchObject({ hasEnded: true });
  expect(received.text).not.toContain('secret');
  expect(subscribers.size).toBe(0);
});

test('where nothing happens the right is looked at all the same', async () => {
  const { listener } = startWire();
  let mayRead = true;
  const authorize = () => (mayRead ? Promise.resolve() : Promise.reject(new Error('no right')));
  const streams = createEventStreams(listener, { heartbeatMs: 5, authorizeMs: 10 });
  const received = await listen(streams.open({ ...USUAL, authorize }));
  await wait(40);
  expect(received.hasEnded).toBe(false);
  expect(received.text).toMatch(/(?::\n\n){2}$/);
  mayRead = false;
  await expect.poll(() => received.hasEnded).toBe(true);
  expect(streams.count()).toBe(0);
});

test('a browser gets four of them and a person twenty; one that leaves makes room', async () => {
  const { listener } = startWire();
  const streams = createEventStreams(listener, SLOW);
  const open = (sessionId: string, userId = 1) => streams.open({ ...USUAL, sessionId, userId });
  const [first] = ['a', 'a', 'a', 'a'].map((session) => open(session));
  expect(() => open('a')).toThrow(Problem);
  for (const session of ['b', 'c', 'd', 'e']) for (let left = 4; left > 0; left -= 1) open(session);
  expect(() => open('f')).toThrow(Problem);
  expect(() => open('a', 2)).not.toThrow();
  first?.destroy();
  await expect.poll(() => streams.count()).toBe(20);
  expect(() => open('a')).not.toThrow();
  streams.closeAll();
});

test('a slow reader has nothing buffered but the order to read again', async () => {
  const { listener, say } = startWire();
  const body = createEventStreams(listener, SLOW).open(USUAL);
  for (let left = 2000; left > 0; left -= 1) {
    say(rain('x'.repeat(500)));
    if (left % 20 === 0) await wait(0);
  }
  expect(body.readableLength).toBeLessThan(100_000);
  const received = await listen(body);
  await wait(5);
  expect(received.text.endsWith('event: again\ndata: {}\n\n')).toBe(true);
  body.destroy();
});

test('a reader who takes nothing at all is let go', async () => {
  const { listener, say } = startWire();
  const streams = createEventStreams(listener, { heartbeatMs: 5, authorizeMs: 60_000 });
  const body = streams.open(USUAL);
  say(rain('x'.repeat(100_000)));
  await expect.poll(() => body.destroyed).toBe(true);
  expect(streams.count()).toBe(0);
});

test('events that cannot be serialised are left out', async () => {
  const { listener, say } = startWire();
  const received = await listen(createEventStreams(listener, SLOW).open({ ...USUAL, read: () => undefined }));
  say(rain({ of: 'a later release' }));
  await wait(5);
  expect(received.text).not.toContain('later');
});
