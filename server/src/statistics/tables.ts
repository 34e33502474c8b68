import type { SuggestionAnswer, SuggestionKind } from '@vitrina/contract/morning/suggestions.ts';

export type StatisticsTables = {
  suggestion_answers: {
    cabinet_id: number;
    user_id: number;
    kind: SuggestionKind;
    /** Of an entry, a product or a test; 0: the query alone is the subject. */
    subject_id: number;
    query: string;
    answer: SuggestionAnswer;
    said_at: Date;
    found_at: Date;
  };
};
