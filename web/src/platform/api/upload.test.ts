import { setAvatar } from '@vitrina/contract/accounts/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

const GOOD = '{"avatar":"face"}';

type Sent = { url: string; headers: Record<string, string>; form: FormData };

let sent: Sent[];
let answer: { status: number; text: string } | 'away';
let reported: { loaded: number; total: number }[];

/** What a browser sends with, and what becomes of it. */
class SendingRequest {
  upload = { onprogress: (_event: { loaded: number; total: number }) => undefined as unknown };
  onload = () => undefined as unknown;
  onerror = () => undefined as unknown;
  status = 0;
  responseText = '';
  private readonly headers: Record<string, string> = {};
  private url = '';

  open(method: string, url: string): void {
    this.url = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    sent.push({ url: this.url, headers: this.headers, form });
    reported.forEach((event) => this.upload.onprogress(event));
    if (answer === 'away') {
      this.onerror();
      return;
    }
    this.status = answer.status;
    this.responseText = answer.text;
    this.onload();
  }
}

const stored = new Map<string, string>();
const onProgress = vi.fn<(share: number) => void>();
const picture = new File(['picture'], 'face.png', { type: 'image/png' });
const put = () => upload(setAvatar, {}, picture, onProgress);

beforeEach(() => {
  sent = [];
  reported = [];
  stored.clear();
  onProgress.mockClear();
  answer = { status: 200, text: GOOD };
  vi.stubGlobal('XMLHttpRequest', SendingRequest);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the question and the file go as two parts, in the name of whoever is signed in', async () => {
  stored.set('accessToken', 'token');
  await put();
  const [{ url, headers, form } = { url: '', headers: {}, form: new FormData() }] = sent;
  expect([url, headers]).toEqual([`POST /api/${setAvatar.path}`, { authorization: 'Bearer token' }]);
  expect([...form.keys()]).toEqual(['input', 'file']);
  expect(form.get('input')).toBe('{}');
  expect(form.get('file')).toMatchObject({ name: 'face.png', size: 7 });
});

test('nobody is named where nobody is signed in', async () => {
  await put();
  expect(sent.map(({ headers }) => headers)).toEqual([{}]);
});

test('the share that is sent is reported, and an empty file has none', async () => {
  reported = [
    { loaded: 0, total: 0 },
    { loaded: 1, total: 4 },
    { loaded: 1, total: 1 },
  ];
  await put();
  expect(onProgress.mock.calls).toEqual([[0], [0.25], [1]]);
});

test.each([200, 201, 299])('an answer of %i is an answer', async (status) => {
  answer = { status, text: GOOD };
  await expect(put()).resolves.toEqual(JSON.parse(GOOD));
});

test.each([199, 300, 400, 401, 503])('an answer of %i is a refusal', async (status) => {
  answer = { status, text: GOOD };
  await expect(put()).rejects.toMatchObject({ name: 'Problem', status });
});

test('a server that cannot be reached is away', async () => {
  answer = 'away';
  await expect(put()).rejects.toMatchObject({ key: 'server.unavailable', status: 0 });
});
