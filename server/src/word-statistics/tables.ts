import type { Language } from '@vitrina/contract/languages.ts';

export type WordStatisticsTables = {
  stop_words: { cabinet_id: number; languages: Language[]; added: string[]; returned: string[] };
  product_descriptions: { cabinet_id: number; sku: number; description: string; taken_at: Date };
};
