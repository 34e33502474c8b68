/** What the report uses of it: it comes without types. */
declare module 'bidi-js' {
  type Levels = { levels: Uint8Array; paragraphs: unknown };
  type Bidi = {
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl' | 'auto'): Levels;
    /** Of the last character of a line inclusive: places in the text as they stand from left to right. */
    getReorderedIndices(text: string, levels: Levels, start: number, end: number): number[];
    getMirroredCharacter(character: string): string | null;
  };
  export default function bidiFactory(): Bidi;
}
