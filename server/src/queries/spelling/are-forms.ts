import { countCommonStart } from './find-slip.ts';

// Letters in which endings of one Russian word differ; ь alone tells no two forms apart.
const LAST = /^[аеиоуыюяйьмвх]?$/;
// Блузка has no form блузк: such words get a vowel between the last two letters when they lose their ending.
const CUT_SHORT = /[^аеиоуыюя]к$/;
const PLURAL = /^s?$/;
const ENDINGS = new Set('ое ые ее ие ей ий ой ый ем им ам ом ым ев ов их ых ах ях ям'.split(' '));

/** True if two words one slip apart may as well be two forms of one word: only their endings differ. */
export function areForms(one: string, other: string): boolean {
  const start = countCommonStart(one, other);
  const endings = [one.slice(start), other.slice(start)];
  const isCutShort = endings.includes('') && CUT_SHORT.test(one.length < other.length ? one : other);
  if (endings.every((ending) => LAST.test(ending))) return endings.join('') !== 'ь' && !isCutShort;
  if (endings.every((ending) => PLURAL.test(ending))) return true;
  return endings.every((ending) => ENDINGS.has(ending));
}
