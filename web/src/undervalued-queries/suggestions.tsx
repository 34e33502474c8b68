import { Button, Stack } from '@mantine/core';
import { UNDERVALUED_BOUNDS, type UndervaluedFilter } from '@vitrina/contract/undervalued-queries.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { LOOSE } from './rules.ts';
import type { UndervaluedSearch } from './search.ts';
import type { Answer } from './use-list.ts';

type SuggestionsProps = {
  suggestions: Answer['suggestions'];
  onLoosen: (next: Partial<UndervaluedSearch>) => void;
  onShowHidden: () => void;
};

const LEAST = { frequency: UNDERVALUED_BOUNDS.leastFrequency };

/** Nothing matches: which filter to take back, and how many rows that brings. */
export function Suggestions({ suggestions, onLoosen, onShowHidden }: SuggestionsProps) {
  const { t, format } = useTexts();
  const loosen = (filter: UndervaluedFilter) => {
    if (filter === 'hidden') onShowHidden();
    else onLoosen(filter === 'minFrequency' ? LEAST : LOOSE[filter]);
  };
  return (
    <Stack gap="xs">
      {suggestions.map(({ filter, rows }) => (
        <Button key={filter} size="xs" variant="default" onClick={() => loosen(filter)}>
          {t(`undervaluedQueries.loosen.${filter}`, { rows: format.count(rows) })}
        </Button>
      ))}
    </Stack>
  );
}
