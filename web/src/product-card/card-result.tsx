import { SegmentedControl, Text } from '@mantine/core';
import type { getCardRun } from '@vitrina/contract/product-card.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import { CardDetails } from './card-details.tsx';
import { CardFacts } from './card-facts.tsx';
import { GapsPanel } from './gaps-panel.tsx';
import { OffersTable } from './offers-table.tsx';
import { PriceHistory } from './price-history.tsx';
import { QueriesTable } from './queries-table.tsx';
import { CARD_TABS, type ProductCardSearch } from './search.ts';
import { WordBars } from './word-bars.tsx';

type CardAnswer = OutputOf<typeof getCardRun>;
type CardResultProps = {
  answer: CardAnswer;
  search: ProductCardSearch;
  cabinetId: number;
  change: (next: Partial<ProductCardSearch>) => void;
};

/** What a run has read so far; a part that has not come yet is not drawn. */
export function CardResult(props: CardResultProps) {
  const { t } = useTranslation();
  const { answer, search, change } = props;
  const { run, card, prices } = answer;
  if (card === null) return null;
  return (
    <>
      <CardFacts run={run} card={card} />
      <PriceHistory prices={prices} />
      <SegmentedControl
        mb="md"
        maw="100%"
        style={{ overflowX: 'auto' }}
        aria-label={t('productCard.parts')}
        value={search.tab}
        onChange={(tab) => change({ tab: CARD_TABS.find((one) => one === tab) ?? 'queries' })}
        data={CARD_TABS.map((tab) => ({ value: tab, label: t(`productCard.tabs.${tab}`) }))}
      />
      <Part {...props} />
    </>
  );
}

function Part({ answer, search, cabinetId, change }: CardResultProps) {
  const { t } = useTranslation();
  const { run, card, offers, queries } = answer;
  if (search.tab === 'sellers' && offers !== null) return <OffersTable offers={offers} />;
  if (search.tab === 'details' && card !== null) return <CardDetails card={card} />;
  if (queries === null)
    return (
      <Panel>
        <Text c="dimmed">{t('productCard.notYet')}</Text>
      </Panel>
    );
  if (search.tab === 'words') return <WordBars words={queries.words} title={t('productCard.tabs.words')} />;
  if (search.tab === 'gaps')
    return <GapsPanel run={run} cabinetId={cabinetId} own={search.own} onChoose={(own) => change({ own })} />;
  return <QueriesTable found={queries} sku={run.sku} />;
}
