import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { WORD_BOUNDS } from '@vitrina/contract/word-statistics.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnProductsField } from '../products/own-products-field.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { Panel } from '../ui/panel.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { StopWordsDialog, WordQueries, WordTreemap } from './lazy.tsx';
import { PlanButton } from './plan-button.tsx';
import { productsOf } from './rules.ts';
import { TitlePreview } from './title-preview.tsx';
import { usePlacedWords } from './use-placed-words.ts';
import type { ProductWords } from './use-product-words.ts';
import type { WordScope } from './use-word-scope.ts';
import { WordTable } from './word-table.tsx';
import { WordTotals } from './word-totals.tsx';

function WordControls({ view, onStopWords }: { view: WordScope; onStopWords: () => void }) {
  const { t } = useTranslation();
  const { search, bounds, named, period, planDays, change } = view;
  return (
    <Panel>
      <Stack gap="md">
        <OwnProductsField
          label={t('wordStatistics.products')}
          emptyText={t('wordStatistics.bestSold')}
          value={search.skus}
          onChange={(skus) => change({ skus: [...skus] })}
          maximum={WORD_BOUNDS.products}
        />
        <Group gap="md" align="flex-end">
          <PeriodField
            label={t('wordStatistics.period')}
            value={period}
            requested={named}
            onChange={({ from, to }) => change({ from, to })}
            minimum={bounds.minimum}
            maximum={bounds.maximum}
            planDays={planDays}
          />
          <Button
            variant="default"
            leftSection={<IconFilterOff size={16} aria-hidden />}
            onClick={onStopWords}
          >
            {t('wordStatistics.stop.title')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

/** Of a title of one line with a line of what it lacks, and of the map with its legend. */
const TITLE_HEIGHT = 225;
const TREEMAP_HEIGHT = 430;

type OwnWordsProps = { view: WordScope; answer: ProductWords };

/** Which products these are, where the person has named none; its line is kept while they are waited for. */
function WhoseWords({ answer }: { answer: ProductWords['data'] }) {
  const { t } = useTranslation();
  const chosenBy = answer?.chosenBy ?? null;
  return (
    <Text size="sm" mih="1.6em">
      {chosenBy !== null && t(`wordStatistics.chosenBy.${chosenBy}`)}
    </Text>
  );
}

/** Everything about the words of the chosen products. */
function ChosenWords({ view, answer }: OwnWordsProps) {
  const { data } = answer;
  const scope = { ...view.scope, skus: productsOf(view.scope.skus, data?.titles ?? []) };
  const words = usePlacedWords(data, scope);
  const [opened, setOpened] = useState({ keys: ['-'], name: '' });
  const [isOpen, setIsOpen] = useState(false);
  const [tracked, setTracked] = useState<readonly string[]>([]);
  // The queries make room for the question of where to track them.
  const track = useCallback((queries: readonly string[]) => {
    setIsOpen(false);
    setTracked(queries);
  }, []);
  function open(keys: string[], name: string): void {
    setOpened({ keys, name });
    setIsOpen(true);
  }
  if (data === undefined && answer.error !== null) {
    return (
      <Panel>
        <ProblemState error={answer.error} onRetry={() => void answer.refetch()} />
      </Panel>
    );
  }
  const titles = (data?.titles ?? []).map(({ parts }) => parts.map(({ text }) => text).join(''));
  return (
    <>
      {view.search.skus.length === 0 && <WhoseWords answer={data} />}
      <WordTotals answer={data} />
      {data === undefined ? (
        <>
          <PanelSkeleton height={TITLE_HEIGHT} />
          <PanelSkeleton height={TREEMAP_HEIGHT} />
        </>
      ) : (
        <>
          <TitlePreview titles={data.titles} />
          <WordTreemap words={data.words} onOpen={({ key, word }) => open([key], word)} />
        </>
      )}
      <Group justify="flex-end" mb="xs">
        <PlanButton words={words ?? []} titles={titles} period={view.period} />
      </Group>
      <WordTable view={view} answer={answer} words={words} onOpen={open} />
      <WordQueries
        scope={scope}
        opened={opened}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onTrack={track}
      />
      {tracked.length > 0 && (
        <TrackDialog
          queries={tracked}
          sku={view.search.skus.length === 1 ? view.search.skus[0] : undefined}
          onClose={() => setTracked([])}
        />
      )}
    </>
  );
}

export function OwnWords({ view, answer }: OwnWordsProps) {
  const [isStopping, setStopping] = useState(false);
  return (
    <>
      <WordControls view={view} onStopWords={() => setStopping(true)} />
      <ChosenWords view={view} answer={answer} />
      <StopWordsDialog isOpen={isStopping} onClose={() => setStopping(false)} />
    </>
  );
}
