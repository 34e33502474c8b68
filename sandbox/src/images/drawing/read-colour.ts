import type { ColourName } from './colours.ts';

// Words without their endings that name a colour, or a material that has one.
const WORDS: readonly [string, ColourName][] = [
  ['чёрн', 'black'],
  ['бел', 'white'],
  ['красн', 'red'],
  ['син', 'blue'],
  ['зелён', 'green'],
  ['розов', 'pink'],
  ['бежев', 'beige'],
  ['серебрист', 'silver'],
  ['серебрян', 'silver'],
  ['сер', 'grey'],
  ['голуб', 'sky'],
  ['коричнев', 'brown'],
  ['бордов', 'burgundy'],
  ['жёлт', 'yellow'],
  ['фиолетов', 'purple'],
  ['оранжев', 'orange'],
  ['молочн', 'milk'],
  ['мятн', 'mint'],
  ['золот', 'gold'],
  ['позолоченн', 'gold'],
  ['медн', 'copper'],
  ['латунн', 'gold'],
  ['жемчужн', 'milk'],
  ['рыж', 'ginger'],
  ['каштан', 'chocolate'],
  ['нюдов', 'beige'],
  ['прозрачн', 'clear'],
  ['стеклян', 'clear'],
  ['хрустальн', 'clear'],
  ['джинсов', 'denim'],
  ['деревян', 'oak'],
  ['бамбуков', 'oak'],
  ['плетён', 'oak'],
  ['чугунн', 'black'],
  ['хромированн', 'steel'],
  ['стальн', 'steel'],
  ['металлическ', 'steel'],
  ['алюминиев', 'steel'],
  ['льнян', 'beige'],
  ['шоколадн', 'chocolate'],
  ['клубничн', 'red'],
  ['вишнёв', 'burgundy'],
  ['лимонн', 'yellow'],
  ['апельсинов', 'orange'],
  ['кокосов', 'milk'],
  ['тактическ', 'khaki'],
];

const ENDINGS = '(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)';

const PATTERNS: readonly [RegExp, ColourName][] = WORDS.map(([word, name]) => [
  new RegExp(`(?<![а-яё])${word}${ENDINGS}(?![а-яё])`, 'i'),
  name,
]);

/** The colour that stands first in a title. */
export function readColour(title: string): ColourName | undefined {
  return PATTERNS.map(([pattern, name]) => ({ name, place: title.search(pattern) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)[0]?.name;
}
