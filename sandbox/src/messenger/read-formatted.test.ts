import { describe, expect, test } from 'vitest';
import { readFormatted } from './read-formatted.ts';

const read = (text: string, format: object = {}) => {
  const formatted = readFormatted(text, format);
  if ('ok' in formatted) throw new Error(formatted.description);
  return formatted;
};
const bold = (offset: number, length: number) => ({ type: 'bold', offset, length });

describe('a text of the bot', () => {
  test('without a mode is taken as it is', () => {
    expect(read(' <b>a</b> & b ')).toEqual({ text: '<b>a</b> & b', entities: [] });
  });

  test('may bring its entities, as a list or as JSON of a form', () => {
    const entities = [bold(0, 3)];
    expect(read('abc', { entities })).toEqual({ text: 'abc', entities });
    expect(read('abc', { entities: JSON.stringify(entities) })).toEqual({ text: 'abc', entities });
    expect(read('abc', { entities: [bold(0, 4)] }).entities).toEqual([]);
    expect(() => read('abc', { entities: [bold(0, 0)] })).toThrow();
  });

  test('gets links and commands found, but not inside what is marked already', () => {
    const html = '<code>/start</code> /stop <a href="https://a.b">https://c.d</a>';
    const { text, entities } = read(html, { parse_mode: 'HTML' });
    const words = entities.map(({ type, offset, length }) => [type, text.slice(offset, offset + length)]);
    expect(words).toEqual([
      ['code', '/start'],
      ['bot_command', '/stop'],
      ['text_link', 'https://c.d'],
    ]);
  });

  test('keeps a hundred entities at most, the first ones', () => {
    const { entities } = read('<b>a</b> '.repeat(150), { parse_mode: 'HTML' });
    expect([entities.length, entities.at(-1)?.offset]).toEqual([100, 198]);
  });

  test('in another mode is refused', () => {
    expect(readFormatted('x', { parse_mode: 'MarkdownV2' })).toMatchObject({
      description: 'Bad Request: unsupported parse_mode',
    });
  });
});
