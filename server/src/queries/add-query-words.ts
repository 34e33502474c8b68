import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { SPLIT_WORDS_SQL } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { awaitStragglers } from './await-stragglers.ts';
import { ONE_BLOCK } from './one-block.ts';

const ADD_QUERY_WORDS = 'add query words';
/** Some seconds and some hundred megabytes of the engine. */
const QUERIES_AT_ONCE = 200_000;
const WORDS_AT_ONCE = 20_000;
/** Finding stems of more would let everybody else wait. */
const STEMS_AT_ONCE = 2000;

const Span = z.object({ done: z.int(), last: z.int() });
const Word = z.object({ word: z.string() });
type Ids = { from: number; to: number };

async function findSpan({ clickhouse }: ReportContext) {
  const [span] = await clickhouse.rows(
    'find queries without words',
    'select (select max(query_id) from q_word) as done, (select max(id) from q) as last',
    {},
    Span,
  );
  return span ?? { done: 0, last: 0 };
}

async function listForms(words: readonly { word: string }[]) {
  const forms: { word: string; stem: string }[] = [];
  for (let at = 0; at < words.length; at += STEMS_AT_ONCE) {
    for (const { word } of words.slice(at, at + STEMS_AT_ONCE)) forms.push({ word, stem: stemWord(word) });
    await setImmediate();
  }
  return forms;
}

async function addForms({ clickhouse }: ReportContext, ids: Ids): Promise<void> {
  for (let found = WORDS_AT_ONCE; found === WORDS_AT_ONCE; ) {
    const words = await clickhouse.rows(
      { name: 'list new words', timeoutSeconds: 60 },
      `select distinct arrayJoin(${SPLIT_WORDS_SQL}) as word
      from q
      where id > {from:UInt32} and id <= {to:UInt32} and word not in (select word from word_form)
      limit {limit:UInt32}`,
      { ...ids, limit: WORDS_AT_ONCE },
      Word,
    );
    await clickhouse.insert('add word forms', 'word_form', await listForms(words));
    found = words.length;
  }
}

/**
 * Brings q_word up to q; called under the lock of ids. A span of ids goes in as one part after all before it, so
 * whoever was killed in the middle has left whole spans, and the next call goes on behind them.
 */
export async function addQueryWords(context: ReportContext): Promise<void> {
  await awaitStragglers(context, ADD_QUERY_WORDS);
  const { done, last } = await findSpan(context);
  for (let from = done; from < last; from += QUERIES_AT_ONCE) {
    const ids = { from, to: Math.min(last, from + QUERIES_AT_ONCE) };
    await addForms(context, ids);
    await context.clickhouse.command(
      ADD_QUERY_WORDS,
      `insert into q_word (stem, query_id)
      select form.stem, named.id
      from
      (
        select id, arrayJoin(arrayDistinct(${SPLIT_WORDS_SQL})) as word
        from q
        where id > {from:UInt32} and id <= {to:UInt32}
      ) as named
      any left join word_form as form on named.word = form.word
      group by form.stem, named.id
      order by form.stem, named.id
      settings ${ONE_BLOCK}`,
      ids,
    );
  }
}
