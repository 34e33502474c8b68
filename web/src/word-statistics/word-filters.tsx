import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ContainsField } from '../ui/contains-field.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import type { WordScope } from './use-word-scope.ts';

const PLACES = ['any', 'title', 'description', 'nowhere'] as const;
const LISTS = ['words', 'pairs'] as const;

export function WordField({ view: { search, change } }: { view: WordScope }) {
  const { t } = useTranslation();
  return (
    <ContainsField
      label={t('wordStatistics.find')}
      value={search.contains}
      onChange={(contains) => change({ contains })}
    />
  );
}

/** Words or pairs, a part of a word, and where the cards have it. */
export function WordFilters({ view }: { view: WordScope }) {
  const { t } = useTranslation();
  const { search, change } = view;
  return (
    <>
      <SegmentedControl
        aria-label={t('wordStatistics.list')}
        value={search.list}
        onChange={(value) => change({ list: value === 'pairs' ? 'pairs' : 'words' })}
        data={LISTS.map((list) => ({ value: list, label: t(`wordStatistics.lists.${list}`) }))}
      />
      <WordField view={view} />
      {search.list === 'words' && (
        <SelectField
          w={190}
          aria-label={t('wordStatistics.place')}
          value={search.place}
          onChange={(value) => change({ place: PLACES.find((place) => place === value) ?? 'any' })}
          data={PLACES.map((place) => ({ value: place, label: t(`wordStatistics.places.${place}`) }))}
          allowDeselect={false}
        />
      )}
    </>
  );
}
