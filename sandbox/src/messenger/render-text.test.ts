import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entity.ts';
import { detectEntities } from './detect-entities.ts';
import { renderText } from './render-text.ts';

const shown = (html: string) => decodeEntities(html.replaceAll(/<[^>]*>/g, ''));

test('overlapping entities make well-formed HTML', () => {
  const entities = [
    { type: 'bold', offset: 0, length: 3 },
    { type: 'italic', offset: 2, length: 3 },
  ];
  expect(renderText({ text: 'abcde<', entities })).toBe('<b>ab</b><b><i>c</i></b><i>de</i>&lt;');
});

test('only links of the web can be pressed', () => {
  const link = (url: string) =>
    renderText({ text: 'x', entities: [{ type: 'text_link', offset: 0, length: 1, url }] });
  expect(link('https://a.b/"')).toBe('<a href="https://a.b/&quot;" rel="noreferrer">x</a>');
  expect(link('javascript:alert(1)')).toBe('x');
});

test('finds commands and links in what people write', () => {
  const text = '/start AbC https://a.b/c. x/y';
  expect(detectEntities(text)).toEqual([
    { type: 'bot_command', offset: 0, length: 6 },
    { type: 'url', offset: 11, length: 13 },
  ]);
});

test('whatever the entities, the text shown is the text', () => {
  const entity = fc.record({
    type: fc.constantFrom('bold', 'pre', 'url', 'spoiler', 'unknown'),
    offset: fc.nat(20),
    length: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.array(entity), (text, entities) => {
      const fitting = entities.filter(({ offset, length }) => offset + length <= text.length);
      expect(shown(renderText({ text, entities: fitting }))).toBe(text);
    }),
  );
});
