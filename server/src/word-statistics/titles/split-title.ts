import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';

const PARTS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

export type TitlePart = { text: string; key: string | null };

/** A title cut into its words and what stands between them; together they are the title to the letter. */
export function splitTitle(name: string): TitlePart[] {
  return (name.match(PARTS) ?? []).map((text) => {
    const [word] = splitWords(text);
    return { text, key: word === undefined ? null : stemWord(word) };
  });
}
