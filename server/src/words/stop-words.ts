import { stopwords as arabic } from '@orama/stopwords/arabic';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as russian } from '@orama/stopwords/russian';
import type { Language } from '@vitrina/contract/languages.ts';
import { splitWords } from './split-words.ts';

/** An entry that our splitting takes apart (don't) would stop its pieces, which are words of their own. */
function wholeWords(list: readonly string[]): string[] {
  const words = list.map(splitWords).filter((parts) => parts.length === 1);
  return [...new Set(words.flat())].toSorted();
}

export const DEFAULT_STOP_WORDS: Record<Language, readonly string[]> = {
  ru: wholeWords(russian),
  en: wholeWords(english),
  fr: wholeWords(french),
  ar: wholeWords(arabic),
};

/** Buyers write Russian and the names of brands; other lists hold words that name goods there ("car", "été"). */
export const DEFAULT_LANGUAGES: readonly Language[] = ['ru', 'en'];
