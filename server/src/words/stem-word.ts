import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as russian } from '@orama/stemmers/russian';
import { dropFleetingVowel } from './drop-fleeting-vowel.ts';

const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
const ARABIC = /^[\p{Script=Arabic}\p{M}]+$/u;
const LATIN = /^\p{Script=Latin}+$/u;
/** Letters that French has and English has not. */
const FRENCH = /[àâæçéèêëîïôœùûüÿ]/;

/**
 * What the forms of a word have in common. The script tells the language, because queries of one market mix them; what
 * has digits or mixed scripts is a name and stays as it is.
 */
export function stemWord(word: string): string {
  if (CYRILLIC.test(word)) return dropFleetingVowel(russian(word));
  if (ARABIC.test(word)) return arabic(word);
  if (!LATIN.test(word)) return word;
  return FRENCH.test(word) ? french(word) : english(word);
}
