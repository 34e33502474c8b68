const NEW_LINE = 10;

/** Hands bytes on and says how many lines have ended in them so far. */
export async function* countLines(
  chunks: AsyncIterable<Uint8Array>,
  report: (lines: number) => void,
): AsyncGenerator<Uint8Array> {
  let lines = 0;
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
    report(lines);
    yield chunk;
  }
}
