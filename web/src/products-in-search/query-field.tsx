import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { suggestQueries } from '@vitrina/contract/search-history.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { SuggestField } from './lazy.tsx';

const PAUSE_MS = 250;

type QueryFieldProps = { value: string; onChange: (query: string) => void };

/** One query: what is typed counts when it is chosen, entered or left. */
export function QueryField({ value, onChange }: QueryFieldProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const [draft, setDraft] = useState({ of: value, text: value });
  // The address may be changed by a link or by Back: what was typed over another query is forgotten.
  const typed = draft.of === value ? draft.text : value;
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const found = useQuery({
    ...routeQuery(suggestQueries, { cabinetId: cabinet.id, marketplace: 'ozon', text: search }),
    enabled: search !== '' && search !== value,
  });
  const finish = (text: string) => text.trim() !== value && onChange(text.trim());
  return (
    <SuggestField
      aria-label={t('productsInSearch.query')}
      placeholder={t('productsInSearch.queryPlaceholder')}
      maxLength={LONGEST_QUERY}
      suggested={(found.data?.queries ?? []).map(({ query }) => query)}
      value={typed}
      onChange={(text) => setDraft({ of: value, text })}
      onFinish={finish}
    />
  );
}
