import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ShelfMoment } from '@vitrina/contract/products-in-search.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { ShelfView } from '../use-shelf-view.ts';
import { PredictionReport } from './prediction-report.tsx';
import { usePrediction } from './use-prediction.ts';
import classes from './what-if.module.css';
import { WishFields } from './wish-fields.tsx';
import { NO_WISH, readWish } from './wish-search.ts';

const REPORT_PX = 320;

type PanelProps = {
  view: ShelfView;
  moment: ShelfMoment;
  title: string | undefined;
  isOpen: boolean;
  onClose: () => void;
};

export function WhatIfPanel({ view, moment, title, isOpen, onClose }: PanelProps) {
  const { t, format } = useTexts();
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} size="lg" title={t('whatIf.title')}>
      <Stack gap="md">
        <div>
          <Text fw={600} dir="auto">
            {title ?? view.search.whatIf}
          </Text>
          <Text size="xs" c="dimmed">
            {t('whatIf.of', { query: view.shelf.query, at: format.instant(moment.takenAt) })}
          </Text>
        </div>
        <Content key={view.search.whatIf} view={view} moment={moment} />
      </Stack>
    </SidePanel>
  );
}

/** Of one card: the next begins anew. */
function Content({ view, moment }: { view: ShelfView; moment: ShelfMoment }) {
  const { t } = useTexts();
  const { data, error, refetch, isPlaceholderData } = usePrediction(view, moment.takenAt);
  if (error !== null) return <ProblemState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={REPORT_PX} />;
  const isWished = Object.keys(readWish(view.search)).length > 0;
  return (
    <>
      {data.now !== null && <WishFields view={view} card={data.now.card} />}
      <Skeleton visible={isPlaceholderData}>
        {/* Under the words of this wish it would say what the wish before brings. */}
        <div className={classes['report']} data-waiting={isPlaceholderData}>
          <PredictionReport answer={data} isWished={isWished} />
        </div>
      </Skeleton>
      {isWished && (
        <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => view.change(NO_WISH)}>
          {t('whatIf.reset')}
        </Button>
      )}
    </>
  );
}
