import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';

/** A filter may be a sentence, but not a text. */
const MOST_WORDS = 20;

/**
 * Queries that have every word of the text in any of its forms, as an expression over `query_id`; without words it lets
 * everything through. Parameter names begin with `stem`.
 */
export function wordFilter(text: string): { sql: string; parameters: Record<string, string> } {
  const stems = [...new Set(splitWords(text).map(stemWord))].slice(0, MOST_WORDS);
  if (stems.length === 0) return { sql: '1', parameters: {} };
  const parameters = Object.fromEntries(stems.map((stem, index) => [`stem${index}`, stem]));
  const having = stems.map(
    (_, index) => `query_id in (select query_id from q_word where stem = {stem${index}:String})`,
  );
  return { sql: `(${having.join(' and ')})`, parameters };
}
