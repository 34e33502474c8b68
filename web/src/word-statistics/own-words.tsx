import { useCallback, useState } from 'react';
import { TrackDialog } from '../tracking/lazy.tsx';
import { Panel } from '../ui/panel.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { StopWordsDialog, WordQueries, WordTreemap } from './lazy.tsx';
import { PlanButton } from './plan-button.tsx';
import { productsOf } from './rules.ts';
import { TitlePreview } from './title-preview.tsx';
import { usePlacedWords } from './use-placed-words.ts';
import type { ProductWords } from './use-product-words.ts';
import type { WordScope } from './use-word-scope.ts';
import { OwnConditions } from './word-conditions.tsx';
import { WordTable } from './word-table.tsx';
import { WordNotes, WordTotals } from './word-totals.tsx';

/** Of a title of one line with a line of what it lacks, and of the map with its legend. */
const TITLE_HEIGHT = 225;
const TREEMAP_HEIGHT = 430;

type OwnWordsProps = { view: WordScope; answer: ProductWords };

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
      <WordTotals answer={data} />
      <WordTable
        view={view}
        answer={answer}
        words={words}
        onOpen={open}
        tools={<PlanButton words={words ?? []} titles={titles} period={view.period} />}
      />
      {data === undefined ? (
        <>
          <PanelSkeleton height={TITLE_HEIGHT} />
          <PanelSkeleton height={TREEMAP_HEIGHT} />
        </>
      ) : (
        <>
          <WordNotes answer={data} />
          <TitlePreview titles={data.titles} />
          <WordTreemap words={data.words} onOpen={({ key, word }) => open([key], word)} />
        </>
      )}
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
      <OwnConditions
        view={view}
        chosenBy={answer.data?.chosenBy ?? null}
        onStopWords={() => setStopping(true)}
      />
      <ChosenWords view={view} answer={answer} />
      <StopWordsDialog isOpen={isStopping} onClose={() => setStopping(false)} />
    </>
  );
}
