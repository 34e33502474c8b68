import { decodeEntities } from './decode-entity.ts';

export type Tag = { name: string; isEnd: boolean; attributes: Record<string, string>; end: number };

/** What each tag makes of its content. */
export const TYPE_OF_TAG: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  span: 'spoiler',
  'tg-spoiler': 'spoiler',
  a: 'text_link',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  'tg-emoji': 'custom_emoji',
};

const ATTRIBUTE = /\s+([^\s=>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+)))?/y;
const TAG_NAME = /[^\s>]*/y;

/** The tag that opens at `<`, or what is wrong with it. */
export function readTag(text: string, at: number): Tag | { error: string } {
  const place = `at byte offset ${Buffer.byteLength(text.slice(0, at))}`;
  const isEnd = text[at + 1] === '/';
  TAG_NAME.lastIndex = at + (isEnd ? 2 : 1);
  const name = (TAG_NAME.exec(text)?.[0] ?? '').toLowerCase();
  const nameEnd = TAG_NAME.lastIndex;
  if (!isEnd && nameEnd >= text.length) return { error: `Unclosed start tag ${place}` };
  if (!isEnd && TYPE_OF_TAG[name] === undefined) return { error: `Unsupported start tag "${name}" ${place}` };

  const { attributes, bare, end } = isEnd
    ? { attributes: {}, bare: [], end: nameEnd }
    : readAttributes(text, nameEnd);
  if (bare.some((attribute) => name !== 'blockquote' || attribute !== 'expandable'))
    return { error: `Expected equal sign in declaration of an attribute of the tag "${name}" ${place}` };
  const closing = /^\s*>/.exec(text.slice(end));
  if (closing === null) return { error: `Unclosed ${isEnd ? 'end' : 'start'} tag ${place}` };
  if (name === 'span' && !isEnd && attributes.class !== 'tg-spoiler')
    return { error: `Tag "span" must have class "tg-spoiler" ${place}` };
  return { name, isEnd, attributes, end: end + closing[0].length };
}

type Attributes = { attributes: Record<string, string>; bare: string[]; end: number };

/** Attributes with values, those without, and where they end. */
function readAttributes(text: string, at: number): Attributes {
  const read: Attributes = { attributes: {}, bare: [], end: at };
  for (;;) {
    ATTRIBUTE.lastIndex = read.end;
    const found = ATTRIBUTE.exec(text);
    if (found === null) return read;
    const [whole, name = '', double, single, unquoted] = found;
    const value = double ?? single ?? unquoted;
    if (value === undefined) read.bare.push(name.toLowerCase());
    else read.attributes[name.toLowerCase()] = decodeEntities(value);
    read.end += whole.length;
  }
}
