import { Language } from '@vitrina/contract/languages.ts';
import type { StopWords } from '@vitrina/contract/word-statistics.ts';
import type { DbContext } from '../../platform/context.ts';
import { DEFAULT_LANGUAGES, DEFAULT_STOP_WORDS } from '../../words/stop-words.ts';
import type { WordStatisticsTables } from '../tables.ts';

export async function getStopWords({ db }: DbContext, cabinetId: number): Promise<StopWords> {
  const own = await db
    .withTables<WordStatisticsTables>()
    .selectFrom('stop_words')
    .select(['languages', 'added', 'returned'])
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  return own ?? { languages: [...DEFAULT_LANGUAGES], added: [], returned: [] };
}

export const STOP_WORD_LISTS = Language.options.map((language) => ({
  language,
  words: [...DEFAULT_STOP_WORDS[language]],
}));
