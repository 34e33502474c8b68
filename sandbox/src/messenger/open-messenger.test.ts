import { describe, expect, test } from 'vitest';
import { createClock } from '../clock/create-clock.ts';
import { createRateLimit } from '../clock/create-rate-limit.ts';
import { createFaultBoard } from '../faults/create-fault-board.ts';
import { openStore } from '../platform/open-store.ts';
import { pressStart, writeToBot } from './act-as-person.ts';
import { openMessenger } from './open-messenger.ts';
import { PEOPLE } from './person.ts';
import { sendDocument } from './send-document.ts';
import { sendMessage } from './send-message.ts';

const [anna] = PEOPLE;
if (anna === undefined) throw new Error('no people');

function openDesk({ aSecond = 1_000_000 } = {}) {
  const clock = createClock({ startAt: new Date('2026-11-21T09:00:00Z'), speed: 0 });
  const messenger = openMessenger(openStore(), clock);
  // Real time stands as well, so nothing fills up by itself.
  const limit = (requests: number) =>
    createRateLimit(clock, { requests, perMs: 1000, burst: requests }, () => 0);
  const desk = {
    messenger,
    faults: createFaultBoard(),
    limits: { ofBot: limit(aSecond), ofChat: limit(1_000_000) },
  };
  pressStart(messenger, anna ?? expect.fail(), '');
  return { desk, clock };
}

describe('what is kept', () => {
  test('the last thousand messages, and their numbers go on', () => {
    const { desk } = openDesk();
    for (let round = 2; round <= 1005; round += 1) writeToBot(desk.messenger, anna, `message ${round}`);
    const messages = desk.messenger.messages.list();
    expect([messages.length, messages[0]?.id, messages.at(-1)?.id]).toEqual([1000, 6, 1005]);
  });

  test('the last twenty documents', async () => {
    const { desk } = openDesk();
    for (let round = 1; round <= 22; round += 1) {
      const document = new File([`content ${round}`], `${round}.txt`);
      expect(await sendDocument(desk, { chat_id: anna.id, document })).toMatchObject({ ok: true });
    }
    const names = desk.messenger.files.list().map(({ fileName }) => fileName);
    expect([names.length, names[0]]).toEqual([20, '3.txt']);
    expect(await sendDocument(desk, { chat_id: anna.id, document: new File([], 'empty.txt') })).toMatchObject(
      {
        description: 'Bad Request: file must be non-empty',
      },
    );
  });

  test('a document may be named by its place in the form', async () => {
    const { desk } = openDesk();
    const file = new File(['x'], 'x.txt');
    const named = { chat_id: anna.id, document: 'attach://report', report: file };
    expect(await sendDocument(desk, named)).toMatchObject({ result: { document: { file_name: 'x.txt' } } });
    expect(await sendDocument(desk, { ...named, report: undefined })).toMatchObject({ error_code: 400 });
    const long = { chat_id: anna.id, document: file, caption: 'x'.repeat(1025) };
    expect(await sendDocument(desk, long)).toMatchObject({
      description: 'Bad Request: message caption is too long',
    });
  });
});

test('thirty messages a second in all, then one more for every thirtieth of a second', () => {
  const { desk, clock } = openDesk({ aSecond: 30 });
  const send = () => sendMessage(desk, { chat_id: anna.id, text: 'x' });
  const answers = Array.from({ length: 31 }, send);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
  expect(answers.at(-1)).toMatchObject({ error_code: 429, parameters: { retry_after: 1 } });
  clock.move(new Date(clock.now().getTime() + 70));
  expect([send().ok, send().ok, send().ok]).toEqual([true, true, false]);
});

test('what is refused costs nothing of the limit', () => {
  const { desk } = openDesk({ aSecond: 1 });
  expect(sendMessage(desk, { chat_id: 1, text: 'x' })).toMatchObject({ error_code: 400 });
  expect(sendMessage(desk, { chat_id: anna.id, text: '<', parse_mode: 'HTML' })).toMatchObject({ ok: false });
  expect(sendMessage(desk, { chat_id: anna.id, text: 'x' })).toMatchObject({ ok: true });
});
