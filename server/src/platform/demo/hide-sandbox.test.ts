import { getDemoPicture } from '@vitrina/contract/demo/demo.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { hideSandbox } from './hide-sandbox.ts';

const SANDBOX = 'http://127.0.0.1:4401/ozon-seller';

test('pictures of the sandbox have an address of this server, which its route takes', () => {
  const answer = JSON.stringify({
    pictures: [
      'http://127.0.0.1:4401/images/1234/2-7.svg?w=300',
      'http://127.0.0.1:4401/ozon-pictures/0ab.png',
    ],
    other: 'http://127.0.0.1:44011/images/1/1.svg',
    text: 'see http://127.0.0.1:4401/',
  });
  const { pictures, other, text } = JSON.parse(hideSandbox(answer, SANDBOX));
  for (const picture of pictures) {
    expect(picture.startsWith('/api/demo/picture?')).toBe(true);
    const query = Object.fromEntries(new URL(picture, 'http://a').searchParams);
    expect(z.safeParse(getDemoPicture.input, query).success, picture).toBe(true);
  }
  expect({ other, text }).toEqual({
    other: 'http://127.0.0.1:44011/images/1/1.svg',
    text: 'see http://127.0.0.1:4401/',
  });
});

test.each([
  '/images/../keys',
  '/images/1/1.svg/../../keys',
  '//elsewhere.example/images/1/1.svg',
  '/images/1/1.svg?w=1',
  '/images/1/1.svg#',
  '/mailbox',
  '/truth/cards',
  '/ozon-pictures/../clock.png',
  'http://127.0.0.1:4401/images/1/1.svg',
  '@elsewhere.example/images/1/1.svg',
])('nothing else of the sandbox can be had: %s', (address) => {
  expect(z.safeParse(getDemoPicture.input, { address }).success).toBe(false);
});
