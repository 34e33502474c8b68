import type { Suggestion, SuggestionSubject } from '@vitrina/contract/morning/suggestions.ts';

export function subjectOf(suggestion: Suggestion): SuggestionSubject {
  switch (suggestion.kind) {
    case 'change':
      return { kind: 'change', entryId: suggestion.entryId, query: suggestion.query };
    case 'restock':
      return { kind: 'restock', sku: suggestion.sku };
    case 'winner':
      return { kind: 'winner', testId: suggestion.testId };
    case 'query':
      return { kind: 'query', query: suggestion.query };
  }
}

/** As it is kept: a number and a text, either of which may be missing. */
export type SubjectColumns = { kind: SuggestionSubject['kind']; subject_id: number; query: string };

export function toColumns(subject: SuggestionSubject): SubjectColumns {
  switch (subject.kind) {
    case 'change':
      return { kind: 'change', subject_id: subject.entryId, query: subject.query };
    case 'restock':
      return { kind: 'restock', subject_id: subject.sku, query: '' };
    case 'winner':
      return { kind: 'winner', subject_id: subject.testId, query: '' };
    case 'query':
      return { kind: 'query', subject_id: 0, query: subject.query };
  }
}

export const nameOfSubject = ({ kind, subject_id, query }: SubjectColumns) =>
  `${kind} ${subject_id} ${query}`;
