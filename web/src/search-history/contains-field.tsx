import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../ui/use-typed-text.ts';
import type { QueryScope } from './use-query-scope.ts';

/** Typing does not ask the server for every letter. */
const TYPING_PAUSE_MS = 300;

/** A part of a query's text; follows the address when that changes by itself (Back, a chip, a saved view). */
export function ContainsField({ view: { asked, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  const { text, type } = useTypedText(
    asked.contains,
    (contains) => {
      change({ contains });
      return contains;
    },
    TYPING_PAUSE_MS,
  );
  return (
    <TextInput
      w={280}
      maw="100%"
      type="search"
      leftSection={<IconSearch size={16} aria-hidden />}
      placeholder={t('searchHistory.contains')}
      aria-label={t('searchHistory.contains')}
      maxLength={200}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
