import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitHtml, visibleLength } from './split-html.ts';

const shown = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const html = fc
  .array(fc.tuple(fc.constantFrom('b', 'i', 'code', 'a href="https://a.b/?c=1"', ''), text), { maxLength: 8 })
  .map((pieces) =>
    pieces
      .map(([tag, words]) =>
        tag === '' ? escapeHtml(words) : `<${tag}>${escapeHtml(words)}</${tag.split(' ')[0] ?? ''}>`,
      )
      .join('\n'),
  );

describe('a message too long', () => {
  test('is split at its lines', () => {
    expect(splitHtml('aaa\nbbb\nccc', 8)).toEqual(['aaa\nbbb\n', 'ccc']);
  });

  test('closes its tags and opens them anew', () => {
    expect(splitHtml('<b>ab<a href="https://a.b">cd</a></b>e', 3)).toEqual([
      '<b>ab<a href="https://a.b">c</a></b>',
      '<b><a href="https://a.b">d</a></b>e',
    ]);
  });

  test('never splits a reference or a character of two units', () => {
    expect(splitHtml('a&amp;b', 1)).toEqual(['a', '&amp;', 'b']);
    expect(splitHtml('a😀b', 2)).toEqual(['a', '😀', 'b']);
  });

  test('of exactly 4096 characters is one, of 4097 two, references counted as one each', () => {
    const of = (count: number) => `<b>${'&lt;'.repeat(count)}</b>`;
    expect(visibleLength(of(4096))).toBe(4096);
    expect(splitHtml(of(4096))).toHaveLength(1);
    expect(splitHtml(of(4097))).toHaveLength(2);
  });

  test('without anything to see is none', () => {
    expect(splitHtml('<b> \n</b>', 2)).toEqual([]);
  });

  test('says the same in its parts, each of which fits and closes what it opens', () => {
    fc.assert(
      fc.property(html, fc.integer({ min: 8, max: 80 }), (whole, longest) => {
        const parts = splitHtml(whole, longest);
        expect(parts.map(shown).join('').replaceAll(/\s/g, '')).toBe(shown(whole).replaceAll(/\s/g, ''));
        for (const part of parts) {
          expect(visibleLength(part)).toBeLessThanOrEqual(longest);
          expect(part.match(/<[a-z]/g)?.length).toBe(part.match(/<\//g)?.length);
        }
      }),
    );
  });
});
