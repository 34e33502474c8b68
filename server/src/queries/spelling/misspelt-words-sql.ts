import { ONE_BLOCK } from '../one-block.ts';

/**
 * Words that only misspelt queries have, and what each of them means: the words of the meant query that the most searched of
 * these queries lacks. A word that any other query has is a word.
 */
export const misspeltWordsSql = (
  demand: string,
) => `insert into misspelt_words_next (stem, means, meant_query, reason)
  select wrong.stem, meant.stem, meant_query.text, spelling.reason
  from
  (
    select stem, argMax(query_id, (count, -toInt64(query_id))) as typed
    from
    (
      select word.stem as stem, word.query_id as query_id, demand.count as count
      from
      (
        select stem, query_id
        from q_word
        where stem in (select stem from q_word group by stem having min(query_id in misspelt_queries_next) = 1)
      ) as word
      left join ${demand} as demand on word.query_id = demand.query_id
    )
    group by stem
  ) as wrong
  inner join query_spellings_next as spelling on wrong.typed = spelling.query_id
  inner join (select * from q_word where query_id in (select means from query_spellings_next)) as meant
    on spelling.means = meant.query_id
  inner join (select id, text from q where id in (select means from query_spellings_next)) as meant_query
    on spelling.means = meant_query.id
  where (wrong.typed, meant.stem) not in (
    select query_id, stem from q_word where query_id in misspelt_queries_next
  )
  settings ${ONE_BLOCK}`;
