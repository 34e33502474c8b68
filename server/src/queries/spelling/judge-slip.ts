import { countCommonStart, type Slip } from './find-slip.ts';

/** How much a query or a word is searched; of a word also in how many queries it stands. */
type WordUse = { demand: number; queries: number };

/** Two queries that differ in one word, `wrong` in the rarer one and `right` in the other. */
export type SlipCandidate = {
  wrong: string;
  right: string;
  slip: Slip;
  wrongCount: number;
  rightCount: number;
  wrongUse: WordUse;
  rightUse: WordUse;
};

/** How much more the right word must be used than the wrong one; `spare` queries of the wrong one prove nothing. */
type Demands = { demand: number; queries: number; spare: number };
const USUAL: Demands = { demand: 4, queries: 4, spare: 1 };
// What also makes other words: штора of шторка and the other way round, ролик of кролик, казан of кабан, парк of парка.
const SHORTENED: Demands = { demand: 20, queries: 20, spare: 0 };
const DOUBTFUL: Demands = { demand: 100, queries: 50, spare: 0 };

const LEAST_RIGHT_COUNT = 10;
const LEAST_TIMES = 5;
const LEAST_LETTERS = 5;
const LEAST_LETTERS_OF_DOUBTFUL = 6;

/** How often each slip happens beside the others; decides between two words that may be meant. */
const LIKELIHOOD: Record<Slip, number> = {
  swapped: 1,
  heardAlike: 1,
  doubled: 1,
  single: 1,
  lost: 0.6,
  nextKey: 0.4,
  added: 0.03,
  changed: 0.03,
};

function demandsOf({ wrong, right, slip }: SlipCandidate): Demands {
  const at = countCommonStart(right, wrong);
  const isStrange = slip === 'added' || slip === 'changed';
  const isCutShort = wrong.length < right.length && at === wrong.length;
  if ((at === 0 && slip !== 'swapped') || isStrange || isCutShort) return DOUBTFUL;
  if (wrong.length > right.length && wrong.charAt(at) === 'к' && slip !== 'doubled') return DOUBTFUL;
  return slip === 'lost' && right.charAt(at) === 'к' ? SHORTENED : USUAL;
}

/** How likely the rarer query is a slip in the other one, among others it may mean; undefined: it stands for itself. */
export function judgeSlip(candidate: SlipCandidate): number | undefined {
  const { right, wrongCount, rightCount, wrongUse, rightUse } = candidate;
  const least = demandsOf(candidate);
  const letters = least === DOUBTFUL ? LEAST_LETTERS_OF_DOUBTFUL : LEAST_LETTERS;
  if (right.length < letters || rightCount < LEAST_RIGHT_COUNT) return undefined;
  if (rightCount < LEAST_TIMES * Math.max(1, wrongCount)) return undefined;
  if (rightUse.demand < least.demand * wrongUse.demand) return undefined;
  if (rightUse.queries < least.queries * (wrongUse.queries - least.spare)) return undefined;
  return rightCount * LIKELIHOOD[candidate.slip];
}
