import { checkLimit } from './limit-error.ts';

/** Text of a cell or a shared string: what stands in its `t` elements, without the phonetic hints beside them. */
export function createTextCollector() {
  let text = '';
  let isText = false;
  let hints = 0;
  return {
    open(name: string): void {
      if (name === 'rPh') hints += 1;
      isText = name === 't' && hints === 0;
    },
    add(piece: string): void {
      if (!isText) return;
      text += piece;
      checkLimit('cellLength', text.length);
    },
    close(name: string): void {
      if (name === 'rPh') hints -= 1;
      isText = false;
    },
    /** Answers what was collected and begins anew. */
    take(): string {
      const taken = text;
      text = '';
      return decodeEscapes(taken);
    },
  };
}

/** ECMA-376 22.9.2.19: characters that XML cannot hold stand as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
