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

/** Names a subject among what is on its way out. */
export function leavingKey(subject: SuggestionSubject): string {
  return `suggestion-${JSON.stringify(subject)}`;
}
