import { plainText } from '../../platform/texts/plain-text.ts';
import LAYOUTS from './layouts.json';

/**
 * What was meant when the keyboard stood in the other language: `cnfn` is «стат», `ыефе` is "stat". layouts.json has the
 * keys of both in one order.
 */
export function otherLayout(text: string): string {
  const swap = (from: string, to: string) => (letter: string) => to[from.indexOf(letter)] ?? letter;
  const isRussian = /\p{Script=Cyrillic}/u.test(text);
  const letters = isRussian ? swap(LAYOUTS.russian, LAYOUTS.latin) : swap(LAYOUTS.latin, LAYOUTS.russian);
  return Array.from(text.toLowerCase(), letters).join('');
}

/**
 * Every word that was typed begins a word of the text, or stands inside one when it is long enough to mean it. Nothing
 * typed finds everything.
 */
export function matches(typed: string, text: string): boolean {
  return [typed, otherLayout(typed)].some((search) => isIn(plainText(search), plainText(text)));
}

function isIn(search: string, text: string): boolean {
  const words = text.split(' ');
  return search
    .split(' ')
    .every((word) => words.some((one) => one.startsWith(word)) || (word.length > 2 && text.includes(word)));
}
