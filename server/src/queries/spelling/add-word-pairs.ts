import { setImmediate as yieldToOthers } from 'node:timers/promises';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { stageName } from '../add-queries.ts';
import { areForms } from './are-forms.ts';
import { findSlip, type Slip } from './find-slip.ts';
import { toLatin } from './to-latin.ts';

/** What is read at once fits into a few milliseconds of parsing. */
const WORDS_AT_ONCE = 5000;
const PAIRS_AT_ONCE = 2000;
const LEAST_LETTERS_OF_RIGHT = 5;

// Numbers and names with digits differ by one letter and mean another thing; so do short words.
const IS_WORD = "match(word, '^[\\\\p{L}]{4,30}$')";
// Two words are one slip apart only if they are alike once a letter of each, or of one of them, is left out.
const WITHOUT_A_LETTER = `arrayJoin(arrayConcat([sipHash64(word)], arrayMap(
  place -> sipHash64(concat(substringUTF8(word, 1, place), substringUTF8(word, place + 2))), range(lengthUTF8(word)))))`;

type PairKind = Slip | 'translit';
type WordPair = { wrong: string; right: string; kind: PairKind };

const Word = z.object({ word: z.string() });
const Neighbours = z.object({ one: z.string(), other: z.string() });

const scriptOf = (word: string) => /\p{Script=Cyrillic}/u.test(word);

/** Which of two words may be the other one, misspelt. */
export function listPairs(one: string, other: string): WordPair[] {
  if (scriptOf(one) !== scriptOf(other) && toLatin(one) === toLatin(other))
    return [
      { wrong: one, right: other, kind: 'translit' },
      { wrong: other, right: one, kind: 'translit' },
    ];
  if (areForms(one, other)) return [];
  return [
    { wrong: one, right: other },
    { wrong: other, right: one },
  ].flatMap(({ wrong, right }) => {
    const kind = findSlip(right, wrong);
    return kind === undefined || right.length < LEAST_LETTERS_OF_RIGHT ? [] : [{ wrong, right, kind }];
  });
}

async function listNeighbours({ clickhouse }: ReportContext, stage: string) {
  const all = `(select word, latin from spelling_words union all select word, latin from ${stage})`;
  const found = (
    key: string,
  ) => `select distinct least(known.word, new.word) as one, greatest(known.word, new.word) as other
    from (select word, ${key} as key from ${all}) as known
    inner join (select word, ${key} as key from ${stage}) as new on known.key = new.key
    where known.word != new.word`;
  return clickhouse.rows(
    { name: 'list neighbours of words', timeoutSeconds: 60 },
    `${found(WITHOUT_A_LETTER)} union distinct ${found('latin')}`,
    {},
    Neighbours,
  );
}

async function addPairsOf(context: ReportContext, words: readonly { word: string }[]): Promise<void> {
  const { clickhouse } = context;
  const stage = stageName('words');
  await clickhouse.command('create stage of words', `create table ${stage} as spelling_words`);
  try {
    const spoken = words.map(({ word }) => ({ word, latin: toLatin(word) }));
    await clickhouse.insert('stage words', stage, spoken);
    const neighbours = await listNeighbours(context, stage);
    for (let from = 0; from < neighbours.length; from += PAIRS_AT_ONCE) {
      const pairs = neighbours
        .slice(from, from + PAIRS_AT_ONCE)
        .flatMap(({ one, other }) => listPairs(one, other));
      if (pairs.length > 0) await clickhouse.insert('add word pairs', 'spelling_pairs', pairs);
      await yieldToOthers();
    }
    // The last of all: whoever is killed before it finds the same pairs again, and pairs are read once each.
    await clickhouse.command(
      'add paired words',
      `insert into spelling_words (word, latin) select word, latin from ${stage}`,
    );
  } finally {
    await clickhouse.command('drop stage', 'drop table if exists {stage:Identifier} sync', { stage });
  }
}

/** Compares the words that no query had before with all others. */
export async function addWordPairs(context: ReportContext): Promise<void> {
  for (let found = WORDS_AT_ONCE; found === WORDS_AT_ONCE; ) {
    const words = await context.clickhouse.rows(
      'list unpaired words',
      `select distinct word from word_form
      where ${IS_WORD} and word not in (select word from spelling_words)
      limit {limit:UInt32}`,
      { limit: WORDS_AT_ONCE },
      Word,
    );
    if (words.length > 0) await addPairsOf(context, words);
    found = words.length;
  }
}
