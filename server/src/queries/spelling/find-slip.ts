import { areNeighbourKeys } from './keyboard.ts';

/** What one slip of the fingers or of the ear does to a word, seen from the right word to the wrong one. */
export const SLIPS = [
  'swapped',
  'lost',
  'doubled',
  'single',
  'nextKey',
  'heardAlike',
  'added',
  'changed',
] as const;
export type Slip = (typeof SLIPS)[number];

const HEARD_ALIKE = [
  'оа',
  'еи',
  'яе',
  'яи',
  'ыи',
  'эе',
  'юу',
  'ьъ',
  'щш',
  'чш',
  'бп',
  'вф',
  'гк',
  'дт',
  'жш',
  'зс',
  'цс',
  'йи',
  'ie',
  'ea',
  'oa',
  'ck',
  'sz',
  'yi',
  'uo',
];
const ALIKE = new Set(HEARD_ALIKE.flatMap(([one, other]) => [`${one}${other}`, `${other}${one}`]));

function nameLoss(word: string, at: number): 'single' | 'lost' {
  const letter = word.charAt(at);
  return letter === word.charAt(at - 1) || letter === word.charAt(at + 1) ? 'single' : 'lost';
}

function nameAddition(word: string, at: number): 'doubled' | 'nextKey' | 'added' {
  const letter = word.charAt(at);
  const beside = [word.charAt(at - 1), word.charAt(at + 1)];
  if (beside.includes(letter)) return 'doubled';
  return beside.some((key) => areNeighbourKeys(letter, key)) ? 'nextKey' : 'added';
}

function nameChange(right: string, wrong: string): Slip {
  if (ALIKE.has(right + wrong)) return 'heardAlike';
  return areNeighbourKeys(right, wrong) ? 'nextKey' : 'changed';
}

/** How many letters both words have in common at their beginning. */
export function countCommonStart(one: string, other: string): number {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  return start;
}

/** The one slip that makes `wrong` of `right`; undefined when it takes none or more than one. */
export function findSlip(right: string, wrong: string): Slip | undefined {
  if (right === wrong || Math.abs(right.length - wrong.length) > 1) return undefined;
  const at = countCommonStart(right, wrong);
  const isRest = (ofRight: number, ofWrong: number) =>
    right.slice(at + ofRight) === wrong.slice(at + ofWrong);
  if (wrong.length < right.length) return isRest(1, 0) ? nameLoss(right, at) : undefined;
  if (wrong.length > right.length) return isRest(0, 1) ? nameAddition(wrong, at) : undefined;
  if (isRest(1, 1)) return nameChange(right.charAt(at), wrong.charAt(at));
  const isSwapped = right.charAt(at) === wrong.charAt(at + 1) && right.charAt(at + 1) === wrong.charAt(at);
  return isSwapped && isRest(2, 2) ? 'swapped' : undefined;
}
