import { expect, test } from 'vitest';
import { referralLink } from './referral-link.ts';

test('the link leads to the registration with the code', () => {
  expect(referralLink('https://vitrina.example', 'K7PQ2MRX')).toBe(
    'https://vitrina.example/register?ref=K7PQ2MRX',
  );
});

test('whatever the code is made of, it arrives as it is', () => {
  const link = new URL(referralLink('http://localhost:4500', 'a&b=c #d'));
  expect(link.searchParams.get('ref')).toBe('a&b=c #d');
});
