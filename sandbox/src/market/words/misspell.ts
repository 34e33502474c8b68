import { mix } from '../chance.ts';

const KEY_ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
// Vowels that sound alike when unstressed.
const HEARD_ALIKE: Record<string, string> = { о: 'а', а: 'о', е: 'и', и: 'е', я: 'е' };

function neighbourKey(letter: string, toTheLeft: boolean): string {
  const row = KEY_ROWS.find((keys) => keys.includes(letter)) ?? letter;
  const place = row.indexOf(letter);
  return row[place + (toTheLeft ? -1 : 1)] ?? row[place + (toTheLeft ? 1 : -1)] ?? letter;
}

/** One slip of the fingers or of the ear in a word of at least five letters; undefined when it leaves no trace. */
export function misspell(text: string, seed: number): string | undefined {
  const longWords = [...text.matchAll(/[а-я]{5,}/g)];
  const chosen = longWords[mix(seed, 1) % Math.max(1, longWords.length)];
  if (chosen === undefined) return undefined;
  // The first letter is rarely mistaken.
  const place = chosen.index + 1 + (mix(seed, 2) % (chosen[0].length - 2));
  const letter = text.charAt(place);
  const next = text.charAt(place + 1);
  const slips = [
    next + letter,
    next,
    letter + letter + next,
    neighbourKey(letter, mix(seed, 3) % 2 === 0) + next,
    (HEARD_ALIKE[letter] ?? letter) + next,
    (HEARD_ALIKE[letter] ?? next) + (HEARD_ALIKE[letter] === undefined ? letter : next),
  ];
  const slip = slips[mix(seed, 4) % slips.length] ?? next;
  const wrong = text.slice(0, place) + slip + text.slice(place + 2);
  return wrong === text ? undefined : wrong;
}
