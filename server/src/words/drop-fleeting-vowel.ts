const VOWEL = 'аеиоуыэюя';
const AFTER_VOWEL = new RegExp(`([${VOWEL}])ек$`);
const SOFT = /([лнр])ек$|(л)ец$/;
const FLEETING = new RegExp(`([^${VOWEL}йьъ])[ео]([кцлнр])$`);
const HAS_VOWEL = new RegExp(`[${VOWEL}].*[${VOWEL}]`);

/**
 * A Russian stem without the vowel that comes and goes before its last consonant (кроссовок, кроссовки): the stemmer
 * cuts endings only. Done to every stem, so all forms of a word meet whichever of them is seen first; two words that
 * differ in that vowel alone (шифер, шифр) meet too. A stem keeps its only vowel.
 */
export function dropFleetingVowel(stem: string): string {
  if (!HAS_VOWEL.test(stem)) return stem;
  if (AFTER_VOWEL.test(stem)) return stem.replace(AFTER_VOWEL, '$1йк');
  // After these the consonant stays soft: конек, коньки.
  const soft = SOFT.exec(stem);
  if (soft) return `${stem.slice(0, -2 - 1)}${soft[1] ?? soft[2]}ь${stem.at(-1)}`;
  return stem.replace(FLEETING, '$1$2');
}
