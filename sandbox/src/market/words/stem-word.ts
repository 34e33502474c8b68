// Longest first: endings of adjectives, then of nouns.
const ENDINGS =
  /(?:ыми|ими|ого|его|ому|ему|ами|ями|иях|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ую|юю|ых|их|ым|им|ов|ев|ам|ям|ах|ях|ом|ем|ия|ию|ии|а|я|о|е|ы|и|у|ю|ь|й)$/;
const SHORTEST_STEM = 3;

/** What the forms of a Russian word share, for a folded word: платье, платья, платьев → плать. */
export function stemWord(word: string): string {
  const plain = word.length > SHORTEST_STEM + 2 && /[йеяю]ся$/.test(word) ? word.slice(0, -2) : word;
  const ending = ENDINGS.exec(plain)?.[0] ?? '';
  return plain.length - ending.length < SHORTEST_STEM ? plain : plain.slice(0, plain.length - ending.length);
}
