import type { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { SPLIT_WORDS_SQL, splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';

const Row = z.object({ text: z.string() });

type Input = { title: string; window: number; day: Day; maximum: number };

/** The most searched queries of which every word stands in a title in some form. */
export async function listCandidates(
  { clickhouse }: ReportContext,
  { title, window, day, maximum }: Input,
): Promise<string[]> {
  const stems = [...new Set(splitWords(title).map(stemWord))];
  if (stems.length === 0) return [];
  const rows = await clickhouse.rows(
    'queries made of a title',
    `select text
    from sq_win
    any inner join (
      select query_id, count() as hits from q_word where stem in {stems:Array(String)} group by query_id
    ) as titled using query_id
    prewhere mp = 'ozon' and win = {window:UInt8} and day = {day:Date}
    where titled.hits = length(arrayDistinct(${SPLIT_WORDS_SQL}))
    order by count desc, query_id
    limit {maximum:UInt16}`,
    { stems, window, day, maximum },
    Row,
  );
  return rows.map(({ text }) => text);
}
