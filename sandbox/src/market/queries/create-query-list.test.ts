import { expect, test } from 'vitest';
import { getLexicon } from '../vocabulary/compile-lexicon.ts';
import { createQueryList } from './create-query-list.ts';

// A little more than the vocabulary says by itself.
const MANY = 345_000;

test('a larger market has the queries of a smaller one first, and none of them twice', () => {
  const lexicon = getLexicon();
  const few = createQueryList(lexicon, 1, 2000);
  const many = createQueryList(lexicon, 1, MANY);
  expect(many.texts).toHaveLength(MANY);
  expect(many.places.size).toBe(MANY);
  expect(many.texts.slice(0, 2000)).toEqual(few.texts);
  const [last = ''] = many.texts.slice(-1);
  expect(last).toMatch(/^купить /);
  // What is bought is the same goods: the season and the noun are those of the phrase.
  const phrase = many.places.get(last.slice('купить '.length)) ?? -1;
  expect([many.nouns[MANY - 1], many.seasons[MANY - 1]]).toEqual([many.nouns[phrase], many.seasons[phrase]]);
});
