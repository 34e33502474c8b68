import { HIDDEN } from './shorten-address.ts';

/** Where names of ours stand in quotation marks: constraints and columns of a database, keys of an object. */
const OUR_NAME = /^[a-z]\w{0,62}$/;
const BEFORE_NAME = /\b(?:constraint|relation|column|table|index|type|schema|function) $/;
const PROPERTY = /^[a-z_$][\w$.]{0,39}$/;

type Quoted = { content: string; before: string; after: string };

const isOfDatabase = ({ content, before, after }: Quoted) =>
  OUR_NAME.test(content) && (BEFORE_NAME.test(before) || /^\s*:/.test(after));

/** What is quoted may be anything that a person typed: of all quotations nothing stays but names of ours. */
export function hideQuoted(text: string): string {
  const plain = text.replaceAll(/[“”„«»]/g, '"');
  const inDouble = hideFrom(plain, /"((?:[^"\\]|\\[^])*)("|$)/g, isOfDatabase);
  return hideFrom(inDouble, /(?<!\w)'([^']*)('|$)/g, ({ content }) => PROPERTY.test(content));
}

/**
 * From the first quotation that may be a person's to the last mark: where a text has marks that belong to nothing, what
 * stands between quotations cannot be told from what stands in them.
 */
function hideFrom(text: string, quotations: RegExp, isOurs: (quoted: Quoted) => boolean): string {
  for (const { 0: whole, 1: content = '', 2: end, index } of text.matchAll(quotations)) {
    const after = text.slice(index + whole.length);
    if (end !== '' && isOurs({ content, before: text.slice(0, index), after })) continue;
    const mark = whole.slice(0, 1);
    const last = text.lastIndexOf(mark);
    const isOdd = (text.slice(index).split(mark).length - 1) % 2 === 1;
    return text.slice(0, index) + HIDDEN + (isOdd ? '' : text.slice(last + 1));
  }
  return text;
}
