import type { Group, NounForm } from '../vocabulary/lexicon.ts';
import { NOUN, WORDINGS } from './phrase-orders.ts';
import type { PhraseTable } from './phrase-table.ts';

/** The phrase as a buyer types it, adjectives agreed with the noun. */
export function writePhrase(table: PhraseTable, row: number, group: Group, form: NounForm): string {
  const wording = WORDINGS[table.wordings[row] ?? 0];
  let text = '';
  for (const place of wording?.order ?? []) {
    const slot = wording?.meaning.says[place];
    const choice = (place === 0 ? table.first[row] : table.second[row]) ?? 0;
    const said = slot && group.choices[slot][choice]?.attribute.typed[form.gender];
    const word = place === NOUN || said === undefined ? form.typed : said;
    text = text === '' ? word : `${text} ${word}`;
  }
  return text;
}
