import { SPLIT_WORDS_SQL } from '../../words/split-words.ts';
import { LAYOUTS } from './keyboard.ts';

// They belong to the word behind them: a cream for hands from wrinkles is none for wrinkles from hands.
const JOINED =
  "['без', 'в', 'во', 'для', 'до', 'за', 'из', 'к', 'на', 'над', 'не', 'о', 'об', 'от', 'по', 'под', 'при', 'с', 'со', 'у', 'for', 'with', 'without', 'of', 'to', 'no']";
/** The word before each word if it belongs to it, or an empty text. */
export const JOINED_SQL = `arrayMap(before -> if(has(${JOINED}, before), before, ''), arrayPushFront(arrayPopBack(words), ''))`;

/** What a word adds to the bag of its query: a sum, so that the bag of a query with one word changed is known without it. */
export const unitSql = (joined: string, word: string) => `sipHash64(${joined}, ${word})`;

/** One number for each set of words in whatever order; numbers keep theirs, because 30 by 50 is not 50 by 30. */
const BAG_SQL = `arraySum(arrayMap((joined, word) -> ${unitSql('joined', 'word')}, ${JOINED_SQL}, words))
    + sipHash64(arrayStringConcat(arrayFilter(word -> match(word, '^[0-9]'), words), ' '))`;

/** What is shorter may stand for anything. */
const LEAST_LETTERS = 4;

/** One number for words written together and apart; two numbers stay two. */
function gluedSql(): string {
  const joined = "arrayStringConcat(words, ' ')";
  const numbersApart = `replaceRegexpAll(replaceRegexpAll(${joined}, '([0-9]) ([0-9])', '\\\\1_\\\\2'), '([0-9]) ([0-9])', '\\\\1_\\\\2')`;
  const glued = `replaceAll(${numbersApart}, ' ', '')`;
  return `if(lengthUTF8(${glued}) < ${LEAST_LETTERS}, sipHash64(text), sipHash64(${glued}))`;
}

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const isWritten = (script: string) => `match(text, '\\\\p{${script}}')`;
const swapSql = (from: string, to: string) => `sipHash64(translateUTF8(text, ${quote(from)}, ${quote(to)}))`;

/** What the same keys give under the other layout; 0 for a text of both scripts or of none, or of a letter or three. */
const SWAPPED_SQL = `multiIf(
    lengthUTF8(text) < ${LEAST_LETTERS} or ${isWritten('Cyrillic')} = ${isWritten('Latin')}, 0,
    ${isWritten('Latin')}, ${swapSql(LAYOUTS.latin, LAYOUTS.cyrillic)},
    ${swapSql(LAYOUTS.cyrillic, LAYOUTS.latin)})`;

/** Columns of query_keys made of q; texts without a word are like no other. */
export const KEYS_SQL = `select id as query_id, ${BAG_SQL} as bag, ${gluedSql()} as glued,
    sipHash64(text) as spelled, ${SWAPPED_SQL} as swapped
  from (select id, text, ${SPLIT_WORDS_SQL} as words from q where id > {from:UInt32} and id <= {to:UInt32})
  where notEmpty(words)`;
