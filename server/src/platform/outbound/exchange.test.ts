import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { describeExchange, Exchange } from './exchange.ts';
import { appendTo, recordExchanges } from './record.ts';
import { replayExchanges } from './replay.ts';
import type { Arrived, Outgoing, Send } from './send.ts';

const request = (more: Partial<Outgoing> = {}): Outgoing => ({
  api: 'tiny',
  method: 'POST',
  url: 'https://tiny.example/bot1:s3cret/send?page=1',
  headers: { authorization: 'Bearer s3cret', accept: 'text/plain' },
  body: '{"key":"s3cret","n":1}',
  secrets: ['s3cret'],
  timeoutMs: 1000,
  maxBytes: 1000,
  ...more,
});
const arrived = (body: string | Buffer, status = 200): Arrived => ({
  outcome: 'answered',
  status,
  headers: { 'content-type': 'text/plain', 'set-cookie': 'session=1' },
  setCookies: ['session=1'],
  body: Buffer.from(body),
});

describe('an exchange as it is kept', () => {
  test('names everything but the secrets', () => {
    const kept = describeExchange(request(), arrived('{"token":"fresh","echo":"s3cret"}'));
    expect(kept).toMatchObject({
      url: 'https://tiny.example/bot1:[hidden]/send?page=1',
      requestHeaders: { authorization: '[hidden]', accept: 'text/plain' },
      requestBody: '{"key":"[hidden]","n":1}',
      answer: {
        status: 200,
        body: '{"token":"[hidden]","echo":"[hidden]"}',
        headers: { 'set-cookie': '[hidden]' },
      },
    });
    expect(Exchange.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('keeps bytes that are no text as base64', () => {
    const bytes = Buffer.from([0x50, 0x4b, 0xff, 0x00]);
    expect(describeExchange(request(), arrived(bytes)).answer).toMatchObject({
      isBase64: true,
      body: bytes.toString('base64'),
    });
  });

  test('a loss contains no secret', () => {
    const kept = describeExchange(request(), { outcome: 'unreachable', message: 'no s3cret there' });
    expect(kept.answer).toEqual({ outcome: 'unreachable', message: 'no [hidden] there' });
  });
});

describe('recording', () => {
  test('changes nothing about the answer', async () => {
    const reported: Exchange[] = [];
    const given = arrived('as it was');
    const recording = recordExchanges(
      async () => given,
      (exchange) => reported.push(exchange),
    );
    expect(await recording(request())).toBe(given);
    expect(reported).toHaveLength(1);
  });

  test('appends lines in order, and a file that cannot be written stops nothing', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'exchanges-')), 'record');
    const record = appendTo(file);
    for (const page of [1, 2, 3]) record(describeExchange(request({ body: String(page) }), arrived('')));
    await vi.waitFor(async () => {
      const lines = (await readFile(file, 'utf8')).trim().split('\n');
      const bodies = lines.map((line) => Exchange.parse(JSON.parse(line)).requestBody);
      expect(bodies).toEqual(['1', '2', '3']);
    });
    expect(() => appendTo('/dev/null/nowhere')(describeExchange(request(), arrived('')))).not.toThrow();
  });
});

describe('replaying', () => {
  const of = (replay: Send, more: Partial<Outgoing> = {}) => replay(request(more));
  const bodyOf = async (replay: Send, more?: Partial<Outgoing>) => {
    const answer = await of(replay, more);
    return answer.outcome === 'answered' ? answer.body.toString() : answer.outcome;
  };

  test('answers the same question in the order of the record, another host and another key alike', async () => {
    const replay = replayExchanges([
      describeExchange(request(), arrived('first')),
      describeExchange(request({ body: 'other' }), arrived('other')),
      describeExchange(request(), { outcome: 'timeout', message: '' }),
    ]);
    const elsewhere = {
      url: 'http://127.0.0.1:5000/bot1:another/send?page=1',
      body: '{"key":"another","n":1}',
      secrets: ['another'],
    };
    expect(await bodyOf(replay, elsewhere)).toBe('first');
    expect(await bodyOf(replay)).toBe('timeout');
    expect(await bodyOf(replay, { body: 'other' })).toBe('other');
  });

  test('gives bytes back as they were', async () => {
    const bytes = Buffer.from([0, 255, 1]);
    const answer = await of(replayExchanges([describeExchange(request(), arrived(bytes))]));
    expect(answer.outcome === 'answered' && answer.body.equals(bytes)).toBe(true);
  });

  test.each([
    ['another method', { method: 'GET' } as const],
    ['another query', { url: 'https://tiny.example/bot1:s3cret/send?page=2' }],
    ['another body', { body: '{}' }],
  ])('%s was never recorded: an error', async (_name, more) => {
    const replay = replayExchanges([describeExchange(request(), arrived('first'))]);
    await expect(of(replay, more)).rejects.toThrow('The record has no');
  });

  test('each exchange is given once', async () => {
    const replay = replayExchanges([describeExchange(request(), arrived('first'))]);
    await of(replay);
    await expect(of(replay)).rejects.toThrow('The record has no POST');
  });
});
