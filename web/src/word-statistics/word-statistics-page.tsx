import { SegmentedControl } from '@mantine/core';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { useTranslation } from 'react-i18next';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { MarketWords } from './market-words.tsx';
import { OwnWords } from './own-words.tsx';
import { type MarketAnswer, useMarketWords } from './use-market-words.ts';
import { type ProductWords, useProductWords } from './use-product-words.ts';
import { useWordScope, type WordScope } from './use-word-scope.ts';

const VIEWS = ['own', 'market'] as const;

function OwnFreshness({ answer: { data } }: { answer: ProductWords }) {
  const { t } = useTranslation();
  return (
    <FreshnessLine
      source={t('marketplaces.ozon')}
      lastDay={data?.lastDay ?? null}
      takenAt={data?.takenAt ?? null}
      nextAt={data?.nextAt ?? null}
      stepMinutes={DAY_MINUTES}
      topic="ownQueries"
    />
  );
}

function MarketFreshness({ words: { data }, window }: { words: MarketAnswer; window: number }) {
  const { t } = useTranslation();
  const freshness = data?.freshness;
  return (
    <FreshnessLine
      source={freshness?.source ? t('wordStatistics.feed') : null}
      lastDay={data?.day ?? null}
      takenAt={freshness?.takenAt ?? null}
      nextAt={freshness?.nextAt ?? null}
      windowDays={window}
      stepMinutes={DAY_MINUTES}
      topic="queries"
    />
  );
}

function ViewSwitch({ view: { search, change } }: { view: WordScope }) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      aria-label={t('wordStatistics.whose')}
      value={search.view}
      onChange={(value) => change({ view: value === 'market' ? 'market' : 'own' })}
      data={VIEWS.map((one) => ({ value: one, label: t(`wordStatistics.views.${one}`) }))}
    />
  );
}

/** product.md 1.1: which words must be in the title, and which the market searches for. */
export function WordStatisticsPage() {
  const { t } = useTranslation();
  const view = useWordScope();
  const answer = useProductWords(view);
  const words = useMarketWords(view);
  const isOwn = view.search.view === 'own';
  return (
    <>
      <PageHeader
        title={t('screens.wordStatistics')}
        freshness={
          isOwn ? (
            <OwnFreshness answer={answer} />
          ) : (
            <MarketFreshness words={words} window={view.search.window} />
          )
        }
        actions={
          <>
            <ViewSwitch view={view} />
            <SavedViewsMenu screen="/product-word-statistics" />
            <CopyLinkButton />
          </>
        }
      />
      {isOwn ? <OwnWords view={view} answer={answer} /> : <MarketWords view={view} words={words} />}
    </>
  );
}
