import type { StopWords } from '@vitrina/contract/word-statistics.ts';
import type { DbContext } from '../../platform/context.ts';
import type { WordStatisticsTables } from '../tables.ts';
import { tidyStopWords } from './choose-stop-words.ts';

export async function changeStopWords(
  { db }: DbContext,
  cabinetId: number,
  input: StopWords,
): Promise<StopWords> {
  const kept = tidyStopWords(input);
  await db
    .withTables<WordStatisticsTables>()
    .insertInto('stop_words')
    .values({ cabinet_id: cabinetId, ...kept })
    .onConflict((conflict) => conflict.column('cabinet_id').doUpdateSet(kept))
    .execute();
  return kept;
}
