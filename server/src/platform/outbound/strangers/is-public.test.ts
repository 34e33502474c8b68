import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isPublic } from './is-public.ts';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '2a00:1450:4010:c0e::65',
  '2606:4700::1111',
])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  '2a00::1%lo',
  'fec0::1',
  'ff02::1',
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});

it('what is no address is not public', () => {
  fc.assert(fc.property(fc.string(), (text) => /[\d:.]/.test(text) || !isPublic(text)));
});

it('an IPv4 address inside of an IPv6 one is never let through', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '64:ff9b::'), (inner, prefix) => {
      expect(isPublic(prefix + inner)).toBe(false);
    }),
  );
});
