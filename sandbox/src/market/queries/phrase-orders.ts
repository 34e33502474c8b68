import type { Slot } from '../vocabulary/lexicon.ts';

/** What a query says besides the noun. `kept`: the part of all combinations that anybody types at all. */
export type Meaning = { says: readonly Slot[]; kept: number; wordings: readonly Wording[] };

/** `order`: the places of the said things in `says`, and NOUN; `popularity`: the logarithm of how usual it is. */
type Wording = { id: number; order: readonly number[]; popularity: number };

export const NOUN = -1;

type Row = readonly [says: readonly Slot[], kept: number, orders: Readonly<Record<string, number>>];

// N is the noun, 1 and 2 are the said things.
const TABLE: readonly Row[] = [
  [[], 1, { N: 1.8 }],
  [['audience'], 1, { N1: 0.5, '1N': 0.35 }],
  [['adjective'], 1, { N1: 0.42, '1N': 0.4 }],
  [['tail'], 0.95, { N1: 0.4 }],
  [['brand'], 1, { N1: 0.22, '1N': 0.14 }],
  [['size'], 0.95, { N1: 0.22 }],
  [['praise'], 0.9, { '1N': 0.1, N1: 0.05 }],
  [['remark'], 0.95, { N1: 0.08 }],
  [['audience', 'adjective'], 0.36, { N12: 0.3, N21: 0.14, '2N1': 0.1, '1N2': 0.06, '21N': 0.03 }],
  [['adjective', 'adjective'], 0.1, { N12: 0.1, '1N2': 0.08, '2N1': 0.07 }],
  [['audience', 'tail'], 0.2, { N12: 0.16, '1N2': 0.12 }],
  [['adjective', 'tail'], 0.08, { N12: 0.1, '1N2': 0.1 }],
  [['adjective', 'size'], 0.14, { N12: 0.06, '1N2': 0.03 }],
  [['audience', 'brand'], 0.2, { N12: 0.04, N21: 0.03 }],
  [['adjective', 'brand'], 0.1, { N21: 0.04, N12: 0.02 }],
];

let wordingCount = 0;
export const MEANINGS: readonly Meaning[] = TABLE.map(([says, kept, orders]) => ({
  says,
  kept,
  wordings: Object.entries(orders).map(([letters, usualness]) => {
    wordingCount += 1;
    const order = Array.from(letters, (letter) => (letter === 'N' ? NOUN : Number(letter) - 1));
    return { id: wordingCount - 1, order, popularity: Math.log(usualness) };
  }),
}));

/** By id. */
export const WORDINGS = MEANINGS.flatMap((meaning) =>
  meaning.wordings.map((wording) => ({ ...wording, meaning })),
);
