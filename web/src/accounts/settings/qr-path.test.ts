import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('every run of dark cells is one rectangle of its row', () => {
  const cells = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(qrPath(cells)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});

test('the path of a real code covers its dark cells and no others', () => {
  const { data } = encode('https://t.me/vitrina_bot?start=Ab12Cd34', { border: 2 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(data);
});
