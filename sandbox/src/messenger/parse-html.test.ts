import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceControls, trimFormatted } from './clean-text.ts';
import { parseHtml } from './parse-html.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('parse_mode HTML', () => {
  test.each([
    ['<b>bold</b>', 'bold', [{ type: 'bold', offset: 0, length: 4 }]],
    ['<STRONG>bold</strong>', 'bold', [{ type: 'bold', offset: 0, length: 4 }]],
    ['1 &lt; 2 &amp;&amp; 3 &#62; 2 &#x1F600; &quot;', '1 < 2 && 3 > 2 😀 "', []],
    ['AT&T &nbsp; &unknown; &#0;', 'AT&T &nbsp; &unknown; &#0;', []],
    ['2 > 1', '2 > 1', []],
    [
      '😀<i>a<b>b</b></i>',
      '😀ab',
      [
        { type: 'italic', offset: 2, length: 2 },
        { type: 'bold', offset: 3, length: 1 },
      ],
    ],
    [
      `<a href="https://a.b/?c=1&amp;d='">x</a>`,
      'x',
      [{ type: 'text_link', offset: 0, length: 1, url: "https://a.b/?c=1&d='" }],
    ],
    ['<a>nowhere</a> <a href="javascript:x">x</a>', 'nowhere x', []],
    ['<a>https://a.b</a>', 'https://a.b', [{ type: 'text_link', offset: 0, length: 11, url: 'https://a.b' }]],
    ['<b></b>x', 'x', []],
    [
      '<pre><code class="language-sql">select 1</code></pre>',
      'select 1',
      [{ type: 'pre', offset: 0, length: 8, language: 'sql' }],
    ],
    ['<span class="tg-spoiler">s</span>', 's', [{ type: 'spoiler', offset: 0, length: 1 }]],
    ['<blockquote expandable>q</blockquote>', 'q', [{ type: 'blockquote', offset: 0, length: 1 }]],
    [
      '<tg-emoji emoji-id="5">x</tg-emoji>',
      'x',
      [{ type: 'custom_emoji', offset: 0, length: 1, custom_emoji_id: '5' }],
    ],
  ])('%s', (html, text, entities) => {
    expect(parseHtml(html)).toEqual({ text, entities });
  });

  test.each([
    ['a < b', 'Unsupported start tag "" at byte offset 2'],
    ['я<div>x</div>', 'Unsupported start tag "div" at byte offset 2'],
    ['<b', 'Unclosed start tag at byte offset 0'],
    ['<b>x', 'Can\'t find end tag corresponding to start tag "b"'],
    ['x</b>', 'Unexpected end tag at byte offset 1'],
    ['<b>x</i>', 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'],
    ['<b>x</b', 'Unclosed end tag at byte offset 4'],
    ['<a href>x</a>', 'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0'],
    ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
  ])('%s is refused', (html, error) => {
    expect(parseHtml(html)).toEqual({ error });
  });

  test('any escaped text comes out as it was, any text at all is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseHtml(`<b>${escape(text)}</b>`)).toMatchObject({ text });
        expect(Object.keys(parseHtml(text)).join()).toMatch(/^(text,entities|error)$/);
      }),
    );
  });
});

test('a trimmed text keeps its entities on the same words', () => {
  const parsed = parseHtml(' \n<b> word </b>\n<i> </i>');
  if ('error' in parsed) throw new Error(parsed.error);
  expect(trimFormatted(parsed)).toEqual({ text: 'word', entities: [{ type: 'bold', offset: 0, length: 4 }] });
});

test('control characters become spaces', () => {
  expect(replaceControls('a\r\nb\u0000c\td\u0085')).toBe('a\nb c\td ');
});
