import { expect, test } from 'vitest';
import { decodeText, readKeywords } from './read-keyword-file.ts';

test('a list of queries, one a line', () => {
  expect(readKeywords('чайник\r\n\r\nчай, зелёный\nчайник запросто\n')).toEqual([
    'чайник',
    'чай, зелёный',
    'чайник запросто',
  ]);
});

test.each([
  ['a semicolon', 'Запрос;Частота\nчайник;1200\nчай, чёрный;90\n'],
  ['a tab', 'Частота\tКлючевая фраза\n1200\tчайник\n90\tчай, чёрный\n'],
  ['a comma and quotes', 'n,query\n1,чайник\n2,"чай, чёрный"\n'],
])('a table cut by %s: the column that its head names', (_, text) => {
  expect(readKeywords(text)).toEqual(['чайник', 'чай, чёрный']);
});

test('without a head, the first column that is no number', () => {
  expect(readKeywords('1;чайник;90\n2;чай;1 200\n')).toEqual(['чайник', 'чай']);
});

test('quotes inside of quotes are one quote', () => {
  expect(readKeywords('query;n\n"чай ""Лето""";1\n')).toEqual(['чай "Лето"']);
});

test('the encodings of keyword tools', () => {
  const utf8 = new TextEncoder().encode('чай');
  expect(decodeText(utf8)).toBe('чай');
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe('чай');
  expect(decodeText(new Uint8Array([0xf7, 0xe0, 0xe9]))).toBe('чай');
  expect(decodeText(new Uint8Array([0xff, 0xe1, 0xeb]))).toBe('ябл');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x47, 0x04, 0x30, 0x04, 0x39, 0x04]))).toBe('чай');
});

test('a sign that does not cut every line, the first one too, cuts none', () => {
  const lines = ['чайник', 'чай; чёрный', 'кофе; молотый'];
  expect(readKeywords(lines.join('\n'))).toEqual(lines);
});
