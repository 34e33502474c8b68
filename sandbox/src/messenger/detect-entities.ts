import type { Entity } from './entity.ts';

const COMMAND = /(?<![\w/<>])\/[a-z\d_]{1,64}(?:@[a-z\d_]{3,32})?(?![\w/<>])/gi;
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?)]/gi;

function* find(text: string, pattern: RegExp, type: string): Generator<Entity> {
  for (const { 0: found, index } of text.matchAll(pattern))
    yield { type, offset: index, length: found.length };
}

/** Commands and links that the messenger finds in a text by itself. */
export function detectEntities(text: string): Entity[] {
  return [...find(text, COMMAND, 'bot_command'), ...find(text, LINK, 'url')].toSorted(
    (a, b) => a.offset - b.offset,
  );
}
