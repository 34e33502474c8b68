import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { checkLimit, LimitError } from './limit-error.ts';

/** What a part is made of, as it comes. Names are without their prefix: some tools write `x:row`. */
export type PartReader = {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
};

/** A tag, comment or text that goes on for longer is no table; a cell is allowed a part of it. */
const LONGEST_PIECE = 1_000_000;
const MOST_ATTRIBUTES = 100;

/**
 * Streams one XML part of a workbook through a parser that does not recurse. A part that declares a document type is
 * refused, so that no entity is ever expanded. Throws LimitError, or any error where the XML is broken.
 */
export async function parsePart(stream: Readable, reader: PartReader): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  let attributes = 0;
  let sinceEvent = 0;
  const local = ({ name }: SaxesTagPlain) => name.slice(name.indexOf(':') + 1);
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new Error('too many attributes');
  });
  parser.on('opentag', (tag) => {
    sinceEvent = 0;
    depth += 1;
    checkLimit('nesting', depth);
    reader.open(local(tag), tag.attributes);
  });
  parser.on('text', (text) => {
    sinceEvent = 0;
    reader.text(text);
  });
  parser.on('cdata', (text) => {
    sinceEvent = 0;
    reader.text(text);
  });
  parser.on('closetag', (tag) => {
    sinceEvent = 0;
    depth -= 1;
    reader.close(local(tag));
  });
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const chunk of stream) {
      decoder ??= new TextDecoder(encodingOf(chunk as Buffer), { fatal: true });
      const text = decoder.decode(chunk as Buffer, { stream: true });
      sinceEvent += text.length;
      parser.write(text);
      if (sinceEvent > LONGEST_PIECE) throw new LimitError('cellLength');
    }
    parser.write(decoder?.decode() ?? '').close();
  } finally {
    stream.destroy();
  }
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}
