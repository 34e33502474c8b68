import { describe, expect, test } from 'vitest';
import { openStore } from '../../platform/open-store.ts';
import { openPictureFiles } from './open-picture-files.ts';

const file = (name: string, type: 'jpg' | 'png' = 'png') => ({
  contentHash: name,
  type,
  bytes: Buffer.from(`bytes of ${name}`),
});

describe('files of taken pictures', () => {
  test('are found by their address and read by its last part', () => {
    const files = openPictureFiles(openStore());
    const picture = files.keep(file('abc', 'jpg'));
    expect(picture).toEqual({ address: '/ozon-pictures/abc.jpg', contentHash: 'abc' });
    expect(files.find(picture.address)).toEqual(picture);
    expect(files.read('abc.jpg')?.bytes.toString()).toBe('bytes of abc');
  });

  test.each(['/ozon-pictures/none.jpg', '/images/1/1.svg', 'abc.jpg', ''])('%j is not there', (address) => {
    const files = openPictureFiles(openStore());
    files.keep(file('abc', 'jpg'));
    expect(files.find(address)).toBeUndefined();
  });

  test('of the oldest only the address stays, until they come again', () => {
    const files = openPictureFiles(openStore());
    for (let place = 0; place < 201; place += 1) files.keep(file(`p${place}`));
    expect(files.read('p0.png')).toBeUndefined();
    expect(files.find('/ozon-pictures/p0.png')).toBeDefined();
    expect(files.read('p1.png')).toBeDefined();
    expect(files.read('p200.png')).toBeDefined();
    files.keep(file('p0'));
    expect(files.read('p0.png')?.bytes.toString()).toBe('bytes of p0');
  });
});
