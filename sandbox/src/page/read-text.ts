import { z } from 'zod';
import type { CardText } from '../market/changes/market-change.ts';

const LongText = z.object({ text: z.string().max(20_000) });

/** "name: value" in a line. */
const Lines = z
  .object({ text: z.string().max(20_000) })
  .transform(({ text }) => text.split(/\r?\n/).filter((line) => line.trim() !== ''));

/** What a form writes on a card; an empty field takes back what was written before. */
export const TEXT_FORMS = {
  title: LongText,
  description: LongText,
  characteristics: Lines,
  category: z.object({ categoryId: z.coerce.number().int().min(1) }),
  badges: z.object({ text: z.string().max(700) }),
  stock: z.object({ text: z.union([z.literal(''), z.coerce.number().int().min(0)]) }),
  revert: z.object({}),
};
export type TextAct = keyof typeof TEXT_FORMS;

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function readCharacteristic(line: string): { name: string; value: string } {
  const [name = '', ...value] = line.split(':');
  return { name: name.trim(), value: value.join(':').trim() };
}

export function readText(act: TextAct, fields: unknown): CardText {
  switch (act) {
    case 'title':
    case 'description':
      return { [act]: orNull(LongText.parse(fields).text) };
    case 'characteristics': {
      const lines = Lines.parse(fields);
      return { characteristics: lines.length === 0 ? null : lines.map(readCharacteristic) };
    }
    case 'category':
      return { categoryId: TEXT_FORMS.category.parse(fields).categoryId };
    case 'badges': {
      const badges = TEXT_FORMS.badges.parse(fields).text.split(',');
      return { badges: badges.map((badge) => badge.trim()).filter((badge) => badge !== '') };
    }
    case 'stock': {
      const { text } = TEXT_FORMS.stock.parse(fields);
      return { stock: text === '' ? null : text };
    }
    case 'revert':
      return {
        title: null,
        description: null,
        characteristics: null,
        categoryId: null,
        badges: null,
        stock: null,
      };
    default:
      return act satisfies never;
  }
}
