import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawJpegHead, drawPng, type PictureHost, startPictureHost } from '../../test/picture-host.ts';
import { fetchPicture } from './fetch-picture.ts';

describe('taking a picture from a link', () => {
  let host: PictureHost;
  beforeAll(async () => {
    host = await startPictureHost();
  });
  afterAll(() => host.close());

  test.each([
    ['a PNG', drawPng(10), 'png'],
    ['a JPEG', drawJpegHead(10), 'jpg'],
  ])('%s is taken, whatever it is called', async (_name, bytes, type) => {
    expect(await fetchPicture(host.put('/picture.webp', bytes))).toMatchObject({ file: { type, bytes } });
  });

  test('the hash is of the content alone', async () => {
    const taken = await Promise.all(
      [host.put('/a', drawPng(1)), host.put('/b', drawPng(1)), host.put('/c', drawPng(2))].map(fetchPicture),
    );
    const hashes = taken.map((one) => ('file' in one ? one.file.contentHash : ''));
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  test.each([
    ['a page', () => host.put('/page', '<html></html>'), 'notPicture'],
    ['a drawing', () => host.put('/svg', '<svg width="9" height="9"></svg>'), 'notPicture'],
    ['nothing', () => host.put('/empty', ''), 'notPicture'],
    ['too much', () => host.put('/huge', Buffer.concat([drawPng(1), Buffer.alloc(10_485_760)])), 'tooLarge'],
    ['a link that leads nowhere', () => `${host.url}/absent`, 'unreachable'],
    ['a closed port', () => 'http://127.0.0.1:1/a.jpg', 'unreachable'],
    ['no link', () => 'picture.jpg', 'unreachable'],
    [
      'a picture inside the link',
      () => `data:image/png;base64,${drawPng(1).toString('base64')}`,
      'unreachable',
    ],
  ])('%s is refused', async (_name, publish, failure) => {
    expect(await fetchPicture(publish())).toEqual({ failure });
  });
});
