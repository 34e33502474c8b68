import { setTimeout as wait } from 'node:timers/promises';
import { removeAvatar, setAvatar } from '@vitrina/contract/accounts/routes.ts';
import { getAvatar, getMyInfo } from '@vitrina/contract/accounts/session.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { beginUpload, encodeUpload, sendUpload } from '../../../test/builders/upload.ts';
import { provePictures } from '../../../test/prove-pictures.ts';
import { urlOf } from '../../platform/http/serve.ts';

let app: TestApp;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const refused = (why: string) => ({ error: { subject: 'image', action: 'refused', meta: { why } } });

async function send(token: string, bytes: Uint8Array) {
  return sendUpload(app, setAvatar, await encodeUpload(setAvatar, {}, bytes), token);
}

async function setPicture(token: string, bytes = photo): Promise<string> {
  const { status, body } = await send(token, bytes);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { avatar: string }).avatar;
}

async function fetchPicture(name: string) {
  return app.server.fastify.inject({ method: 'GET', url: `${urlOf(getAvatar)}?name=${name}` });
}

it('a few who send slowly keep nobody else out', async () => {
  const people = await Promise.all(Array.from({ length: 9 }, () => makeUser(app)));
  const slow = await Promise.all(people.slice(1).map(({ token }) => beginUpload(app, setAvatar, token)));
  // All places are taken now, and the ninth waits for one.
  await wait(500);
  const { status } = await send(people[0]?.token ?? '', photo);
  for (const { sending } of slow) sending.destroy();
  expect(status).toBe(200);
}, 20_000);

describe('a body that is no form', () => {
  it.each([
    ['ends early', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"'],
    ['names no boundary', 'multipart/form-data', '--x--\r\n'],
    ['has another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\nabc\r\n--x--\r\n'],
    ['is empty', 'multipart/form-data; boundary=x', ''],
  ])('is refused when it %s', async (_, type, payload) => {
    const { token } = await makeUser(app);
    const { status } = await sendUpload(app, setAvatar, { type, payload: Buffer.from(payload) }, token);
    expect(status).toBe(400);
  });
});

describe('a picture of a person', () => {
  it('is a square made anew, under a name that cannot be guessed, and its owner knows it', async () => {
    const { token } = await makeUser(app);
    const name = await setPicture(token);
    expect(name).toMatch(/^[\w-]{22}$/);
    expect((await app.call(getMyInfo, {}, token)).avatar).toBe(name);
    const shown = await fetchPicture(name);
    const { format, width, height } = await sharp(shown.rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', 256, 256]);
  });

  it('is served to be shown and kept, and can do nothing when it is opened', async () => {
    const { token } = await makeUser(app);
    const { statusCode, headers } = await fetchPicture(await setPicture(token));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('gives way to the next one, which has another name', async () => {
    const { token } = await makeUser(app);
    const first = await setPicture(token);
    const second = await setPicture(token);
    expect(second).not.toBe(first);
    const gone = await fetchPicture(first);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await fetchPicture(second)).statusCode).toBe(200);
  });

  it('goes when it is removed, as often as that is asked for', async () => {
    const { token } = await makeUser(app);
    const name = await setPicture(token);
    for (const _ of [1, 2]) await app.call(removeAvatar, {}, token);
    expect((await app.call(getMyInfo, {}, token)).avatar).toBeNull();
    expect((await fetchPicture(name)).statusCode).toBe(404);
  });

  it('stands upright when the camera was turned', async () => {
    const { token } = await makeUser(app);
    const pixels = Buffer.alloc(300 * 600 * 3).fill(255, 0, 300 * 300 * 3);
    const turned = await sharp(pixels, { raw: { width: 300, height: 600, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const shown = await fetchPicture(await setPicture(token, turned));
    const { data, info } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => data[(128 * info.width + x) * info.channels] ?? -1;
    // The white upper half lies to the right after a quarter turn.
    expect([at(10) < 40, at(245) > 215]).toEqual([true, true]);
  });
});

describe('what is refused', () => {
  it('refuses more than ten megabytes, by the header or while they arrive', async () => {
    const { token } = await makeUser(app);
    const bytes = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await send(token, bytes)).toMatchObject({ status: 413 });
    const unannounced = await app.server.fastify.inject({
      method: 'POST',
      url: urlOf(setAvatar),
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
      payload: Buffer.concat([
        Buffer.from('--x\r\ncontent-disposition: form-data; name="input"\r\n\r\n{}\r\n'),
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
        bytes.subarray(0, 10 * 1024 * 1024 + 1),
        Buffer.from('\r\n--x--\r\n'),
      ]),
    });
    expect(unannounced.statusCode).toBe(413);
  });

  it('a second file of the same person while the first is on its way', async () => {
    const { token } = await makeUser(app);
    const both = await Promise.all([1, 2].map(() => beginUpload(app, setAvatar, token)));
    // Whichever came first waits for the rest of its form; nothing answers it.
    expect(await Promise.race(both.map(({ status }) => status))).toBe(429);
    // Whoever goes away in the middle gives the place back.
    for (const { sending } of both) sending.destroy();
    await expect.poll(async () => (await send(token, photo)).status, { timeout: 20_000 }).toBe(200);
  });

  it('names that are no names, like pictures that are not there', async () => {
    expect((await fetchPicture('A'.repeat(22))).statusCode).toBe(404);
    for (const name of ['', '..%2f..%2fetc', 'A'.repeat(23)])
      expect((await fetchPicture(name)).statusCode).toBe(400);
  });

  it('what is no picture, in words', async () => {
    const { token } = await makeUser(app);
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await send(token, bytes)).toEqual({
      status: 400,
      body: refused('type'),
    });
  });
});

describe('whoever is not signed in', () => {
  it('is answered before the file is there', async () => {
    const { sending, status } = await beginUpload(app, setAvatar);
    expect(await status).toBe(401);
    sending.destroy();
  });
});

it('R20: hostile files and a flood of bombs break nothing, grow little and leave nothing behind', async () => {
  const proof = await provePictures(app, { bombs: 100 });
  console.log('R20', JSON.stringify(proof));
  expect(proof).toMatchObject({ wrong: [], crashes: 0, unclean: 0, bombs: 100 });
  expect(proof.files).toBeGreaterThanOrEqual(30);
  expect(proof.rssGrowthMb).toBeLessThan(300);
});
