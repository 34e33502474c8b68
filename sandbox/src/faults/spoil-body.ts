import { Readable } from 'node:stream';

export type Spoil = (text: string) => string;

/** Half of the text: a JSON or CSV document that ends in the middle of a value. */
export const cutInHalf: Spoil = (text) => text.slice(0, Math.floor(text.length / 2));

async function* spoilFirstChunk(body: Readable, spoil: Spoil, keepRest: boolean): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (isFirst) yield Buffer.from(spoil(chunk.toString()));
    else yield chunk;
    isFirst = false;
    if (!keepRest) return;
  }
}

/** Applies a spoil to a whole text, or to the first chunk of a stream. */
export function spoilBody(body: unknown, spoil: Spoil, { keepRest }: { keepRest: boolean }): unknown {
  if (typeof body === 'string') return spoil(body);
  if (body instanceof Readable)
    return Readable.from(spoilFirstChunk(body, spoil, keepRest), { objectMode: false });
  return body;
}
