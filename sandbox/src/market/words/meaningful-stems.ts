// Longest first: endings of adjectives, then of nouns.
const ENDINGS =
  /(?:ыми|ими|ого|его|ому|ему|ами|ями|иях|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ую|юю|ых|их|ым|им|ов|ев|ам|ям|ах|ях|ом|ем|ия|ию|ии|а|я|о|е|ы|и|у|ю|ь|й)$/;
const SHORTEST_STEM = 3;

/** What the forms of a Russian word share, for a folded word: платье, платья, платьев → плать. */
function stemWord(word: string): string {
  const plain = word.length > SHORTEST_STEM + 2 && /[йеяю]ся$/.test(word) ? word.slice(0, -2) : word;
  const ending = ENDINGS.exec(plain)?.[0] ?? '';
  return plain.length - ending.length < SHORTEST_STEM ? plain : plain.slice(0, plain.length - ending.length);
}

const EMPTY_WORDS = new Set('для с со на в во из без под от и по за к ко о об у не до при'.split(' '));
// Praise and price say nothing about which goods are meant.
const EMPTY_STEMS = new Set(
  'недорог хорош качественн дешев лучш нов распродаж новинк цен оригинал скидк купить отзыв хит'.split(' '),
);

/** The stems by which a folded text is compared with goods; "128гб" gives two, as "128 гб" does. */
export function meaningfulStems(folded: string): string[] {
  const words: string[] = folded.match(/[a-zа-я]+|\d+(?:[.,]\d+)?/g) ?? [];
  return words
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stemWord)
    .filter((stem) => !EMPTY_STEMS.has(stem));
}
