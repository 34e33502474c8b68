/** Letters and digits of any script; a sign inside a word (`wi-fi`, `d'or`) parts it. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, lower case, ё as е, in their order. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? [];
}

/** What the engine splits the texts of queries by; texts are normalised before they are stored. */
export const SPLIT_WORDS_SQL = "extractAll(text, '[\\\\p{L}\\\\p{M}\\\\p{N}]+')";
