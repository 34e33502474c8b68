import { expect, it, test } from 'vitest';
import { readAddress } from './read-address.ts';

const refusalOf = (text: string, inner: readonly string[] = []) => readAddress(text, inner).refusal;

test.each([
  'https://hooks.example.com/vitrina?key=1',
  'https://hooks.example.com:8443/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
  'https://пример.рф/',
  'https://hooks.example.com./',
])('%s is taken', (text) => {
  expect(refusalOf(text)).toBeUndefined();
});

test.each([
  ['', 'unreadable'],
  ['hooks.example.com', 'unreadable'],
  ['https://', 'unreadable'],
  ['https://[fe80::1%25eth0]/', 'unreadable'],
  ['http://hooks.example.com/', 'notHttps'],
  ['ftp://hooks.example.com/', 'notHttps'],
  ['javascript://hooks.example.com/', 'notHttps'],
  ['https://me@hooks.example.com/', 'credentials'],
  ['https://me:word@hooks.example.com/', 'credentials'],
  ['https://hooks.example.com:25/', 'port'],
  ['https://hooks.example.com:0/', 'port'],
  ['https://127.0.0.1/', 'private'],
  ['https://127.0.0.1:8443/', 'private'],
  ['https://127.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://0177.0.0.1/', 'private'],
  ['https://017700000001/', 'private'],
  ['https://127.0.0.1./', 'private'],
  ['https://127。0。0。1/', 'private'],
  ['https://①②⑦.⓪.⓪.①/', 'private'],
  ['https://%31%32%37.0.0.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:127.0.0.1]/', 'private'],
  ['https://0/', 'private'],
  ['https://localhost/', 'private'],
  ['https://LOCALHOST./', 'private'],
  ['https://a.localhost/', 'private'],
  ['https://db.internal/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://redis/', 'private'],
])('%s is refused: %s', (text, refusal) => {
  expect(refusalOf(text)).toBe(refusal);
});

it('an operator lets hosts of their own through, each by its port', () => {
  const inner = ['127.0.0.1:8080', 'hooks.internal', '::1:8081'];
  expect(refusalOf('http://127.0.0.1:8080/x', inner)).toBeUndefined();
  expect(refusalOf('http://127.1:8080/x', inner)).toBeUndefined();
  expect(refusalOf('http://[::1]:8081/', inner)).toBeUndefined();
  expect(refusalOf('https://hooks.internal/', inner)).toBeUndefined();
  expect(refusalOf('http://127.0.0.1:8081/x', inner)).toBe('notHttps');
  expect(refusalOf('https://127.0.0.1:8081/x', inner)).toBe('private');
  expect(refusalOf('http://hooks.internal/', inner)).toBe('notHttps');
  expect(refusalOf('https://hooks.internal:8443/', inner)).toBe('private');
  expect(refusalOf('ftp://127.0.0.1:8080/', inner)).toBe('notHttps');
  expect(refusalOf('http://me@127.0.0.1:8080/', inner)).toBe('credentials');
});
