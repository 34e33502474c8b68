const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

// One letter, or none, for each of the ways in which people write a Russian sound in Latin letters.
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/ck|q|c(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** How a word sounds in Latin letters, whichever way it is written there: the same for шампунь, shampun and shampun'. */
export function toLatin(word: string): string {
  const latin = Array.from(word.toLowerCase(), (letter) => LATIN[letter] ?? letter).join('');
  return WAYS.reduce((text, [way, letter]) => text.replace(way, letter), latin);
}
