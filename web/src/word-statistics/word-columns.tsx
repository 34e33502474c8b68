import { Text } from '@mantine/core';
import type { WordPair, WordQuery } from '@vitrina/contract/word-statistics.ts';
import { useTranslation } from 'react-i18next';
import { QueryMenu } from '../queries/query-menu.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { Hint } from '../ui/floating/hint.tsx';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';
import { FIGURE_COLUMNS, QUERIES_COLUMN } from './figure-columns.tsx';
import { type PlacedWord, type PlaceName, type Places, placeOf } from './rules.ts';

const TONES: Record<PlaceName, Tone> = {
  title: 'success',
  description: 'info',
  unknown: 'neutral',
  nowhere: 'warning',
};

/** Where the cards have the word; of several cards, how many do. */
function PlaceChip({ places }: { places: Places }) {
  const { t } = useTranslation();
  const place = placeOf(places);
  const counts = t('wordStatistics.placesOf', {
    title: places.title,
    description: places.description,
    count: places.total,
  });
  const hint = places.unknown > 0 ? `${counts} ${t('wordStatistics.unknownHint')}` : counts;
  return (
    <Hint label={hint}>
      <span>
        <StatusBadge tone={TONES[place]}>{t(`wordStatistics.places.${place}`)}</StatusBadge>
      </span>
    </Hint>
  );
}

function WordForms({ word }: { word: PlacedWord }) {
  const { t } = useTranslation();
  const others = word.forms.length - 1;
  if (others === 0) return <bdi>{word.word}</bdi>;
  return (
    <Hint label={t('wordStatistics.forms', { forms: word.forms.join(', ') })}>
      <span>
        <bdi>{word.word}</bdi>{' '}
        <Text span size="xs" c="dimmed">
          {t('wordStatistics.moreForms', { count: others })}
        </Text>
      </span>
    </Hint>
  );
}

const PLACE: Column<PlacedWord> = {
  id: 'place',
  header: 'wordStatistics.place',
  description: 'wordStatistics.placeHint',
  kind: 'custom',
  value: ({ places }) => placeOf(places),
  plain: ({ places }, { t }) => t(`wordStatistics.places.${placeOf(places)}`),
  width: 170,
  sortable: true,
  isInCard: 'wide',
  cell: ({ places }) => <PlaceChip places={places} />,
};

const FORMS: Column<PlacedWord> = {
  id: 'forms',
  header: 'wordStatistics.allForms',
  kind: 'text',
  value: ({ forms }) => forms.join(', '),
  width: 240,
  isHidden: true,
};

export const WORD_COLUMNS: readonly Column<PlacedWord>[] = [
  {
    id: 'word',
    header: 'wordStatistics.word',
    kind: 'custom',
    value: ({ word }) => word,
    width: 210,
    sortable: true,
    firstDirection: 'asc',
    cell: (word) => <WordForms word={word} />,
  },
  PLACE,
  QUERIES_COLUMN,
  ...FIGURE_COLUMNS,
  FORMS,
];

export const PAIR_COLUMNS: readonly Column<WordPair>[] = [
  {
    id: 'pair',
    header: 'wordStatistics.pair',
    kind: 'text',
    value: ({ words }) => words.join(' + '),
    width: 260,
    sortable: true,
    firstDirection: 'asc',
  },
  QUERIES_COLUMN,
  ...FIGURE_COLUMNS,
];

export const queryColumns = (onTrack: (query: string) => void): readonly Column<WordQuery>[] => [
  {
    id: 'query',
    header: 'wordStatistics.query',
    kind: 'text',
    value: ({ query }) => query,
    width: 280,
    sortable: true,
    firstDirection: 'asc',
  },
  ...FIGURE_COLUMNS,
  {
    id: 'actions',
    header: 'wordStatistics.actions',
    kind: 'custom',
    width: 56,
    isFixed: true,
    cell: ({ query }) => <QueryMenu query={query} onTrack={onTrack} />,
  },
];

/** What a keyword plan says: which words, how strong, and whether the card has them already. */
export const PLAN_COLUMNS: readonly Column<PlacedWord>[] = [
  { ...WORD_COLUMNS[0], id: 'word', header: 'wordStatistics.word', kind: 'text', width: 210 },
  ...FIGURE_COLUMNS.filter(({ id }) => id === 'users'),
  QUERIES_COLUMN,
  {
    id: 'title',
    header: 'wordStatistics.inTitle',
    kind: 'text',
    width: 120,
    value: ({ places }) => places.title,
    plain: ({ places }, { t }) => t(places.title > 0 ? 'wordStatistics.yes' : 'wordStatistics.no'),
  },
  PLACE,
  FORMS,
];
