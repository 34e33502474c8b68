import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));
/** Cyrillic letters in Windows-1251. */
const cp1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 ? code : code - 0x0430 + 0xe0;
  });
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

describe('an encoding', () => {
  test.each([
    ['utf-8', bytesOf('запрос;100')],
    ['utf-8-bom', bytesOf('\uFEFFзапрос;100')],
    ['utf-16le', bytesOf('\uFEFFзапрос;100', 'utf16le')],
    ['utf-16be', bigEndian('\uFEFFзапрос;100')],
    ['utf-16le', bytesOf('запрос;100', 'utf16le')],
    ['utf-16be', bigEndian('запрос;100')],
    ['windows-1251', cp1251('запрос;100')],
  ])('%s is recognised', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: 'запрос;100', encoding });
  });

  test('UTF-16 without a mark needs four letters to be seen', () => {
    expect(decodeText(bytesOf('abcd', 'utf16le'))).toMatchObject({ encoding: 'utf-16le' });
    expect(decodeText(bytesOf('abc', 'utf16le'))).toMatchObject({ encoding: 'utf-8' });
  });

  test('a damaged byte among ten letters and more leaves the text in UTF-8', () => {
    const damaged = (letters: number) => new Uint8Array([...bytesOf('а'.repeat(letters)), 0xff]);
    expect(decodeText(damaged(11))).toMatchObject({ encoding: 'utf-8' });
    expect(decodeText(damaged(10))).toMatchObject({ encoding: 'windows-1251' });
  });
});

describe('what is no text', () => {
  test.each([
    ['oldExcel', [0xd0, 0xcf, 0x11, 0xe0]],
    ['archive', [0x1f, 0x8b, 0x08]],
    ['archive', [0x52, 0x61, 0x72, 0x21]],
  ])('%s is recognised by its first bytes', (unreadable, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ unreadable });
  });

  test.each([
    ['html', '  <!DOCTYPE html><p>'],
    ['html', '<table>'],
    ['json', '[{"a":1}]'],
    ['json', '{"a":1}\n'],
    ['json', '[\n'.padEnd(300, ' ').concat(']')],
  ])('%s is recognised by its ends: %j', (unreadable, text) => {
    expect(decodeText(bytesOf(text))).toEqual({ unreadable });
  });

  test.each(['[чай]', '{чай}', '{"чай"', '[{"чай"', 'чай}', 'чай]'])(
    'a query in brackets is text: %s',
    (text) => {
      expect(decodeText(bytesOf(text))).toMatchObject({ text });
    },
  );

  test('more than thirty control bytes, and more than three in a hundred, are no text', () => {
    const withControls = (controls: number, letters: number) =>
      decodeText(bytesOf('\u0001'.repeat(controls) + 'a'.repeat(letters)));
    expect(withControls(31, 60)).toEqual({ unreadable: 'binary' });
    expect(withControls(30, 60)).toMatchObject({ encoding: 'utf-8' });
    expect(withControls(60, 1940)).toMatchObject({ encoding: 'utf-8' });
    expect(withControls(60, 1939)).toEqual({ unreadable: 'binary' });
  });

  test('tabs, line breaks and blanks are no control bytes', () => {
    expect(decodeText(bytesOf('\t\r\n '.repeat(40)))).toMatchObject({ encoding: 'utf-8' });
  });
});
