/** p: the plural, the same for all genders. */
export type Gender = 'm' | 'f' | 'n' | 'p';

const ENDING = /(ый|ий|ой)(ся)?$/;
// After these и is written where ы is heard: маленькие, большие.
const NEVER_BEFORE_Y = /[гкхжшчщ]$/;
// After these an unstressed о turns into е: рабочее, хорошее; after г, к, х it does not: мягкое.
const HISSING = /[жшчщ]$/;

/** красный + f → красная. A word that is not a full adjective (оверсайз, для девочки) stays as it is. */
export function agreeAdjective(adjective: string, gender: Gender): string {
  const ending = ENDING.exec(adjective);
  // "со скидкой" only looks like one.
  if (ending === null || gender === 'm' || adjective.includes(' ')) return adjective;
  const [whole, last = '', reflexive = ''] = ending;
  const stem = adjective.slice(0, -whole.length);
  const isSoft = last === 'ий' && !NEVER_BEFORE_Y.test(stem);
  const narrow = isSoft || (last !== 'ой' && HISSING.test(stem));
  const forms = {
    f: isSoft ? 'яя' : 'ая',
    n: narrow ? 'ее' : 'ое',
    p: isSoft || NEVER_BEFORE_Y.test(stem) ? 'ие' : 'ые',
  };
  return stem + forms[gender] + reflexive;
}

export function isAdjective(word: string): boolean {
  return !word.includes(' ') && ENDING.test(word);
}
