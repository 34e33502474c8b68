import type { Readable } from 'node:stream';
import { createTextCollector } from './cell-text.ts';
import { checkLimit } from './limit-error.ts';
import { parsePart } from './parse-part.ts';

/** The texts that cells refer to by their number. */
export async function readSharedStrings(stream: Readable): Promise<string[]> {
  const texts: string[] = [];
  const collector = createTextCollector();
  await parsePart(stream, {
    open: (name) => collector.open(name),
    text: (text) => collector.add(text),
    close: (name) => {
      collector.close(name);
      if (name !== 'si') return;
      texts.push(collector.take());
      checkLimit('cells', texts.length);
    },
  });
  return texts;
}
