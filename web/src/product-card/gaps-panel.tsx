import { Group, Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CardQuery, type CardRun, getCardGaps } from '@vitrina/contract/product-card.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { OwnProductsField } from '../products/own-products-field.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProductImage } from '../ui/products/product-image.tsx';
import { GapActions } from './gap-actions.tsx';
import { queryColumns } from './query-columns.tsx';
import { WordBars } from './word-bars.tsx';

type GapsPanelProps = { run: CardRun; cabinetId: number; own: number; onChoose: (sku: number) => void };

const NOTHING: ReadonlySet<string> = new Set();

/** What this card has and a chosen own one lacks: from here it goes to the own product or to the tracker. */
export function GapsPanel({ run, cabinetId, own, onChoose }: GapsPanelProps) {
  const { t } = useTranslation();
  return (
    <>
      <Panel description={t('productCard.gapsHint')} title={t('productCard.tabs.gaps')}>
        <OwnProductsField
          value={own === 0 ? [] : [own]}
          onChange={([sku = 0]) => onChoose(sku)}
          maximum={1}
          label={t('productCard.myCard')}
          emptyText={t('productCard.chooseMine')}
        />
      </Panel>
      {own !== 0 && <Gaps run={run} cabinetId={cabinetId} own={own} />}
    </>
  );
}

function Gaps({ run, cabinetId, own }: Omit<GapsPanelProps, 'onChoose'>) {
  const { t } = useTranslation();
  const gaps = useQuery(routeQuery(getCardGaps, { cabinetId, runId: run.runId, sku: own }));
  const [chosen, setChosen] = useState(NOTHING);
  const [tracked, setTracked] = useState<readonly string[]>([]);
  const columns = useMemo(() => queryColumns({ hasOwn: false, onTrack: (query) => setTracked([query]) }), []);
  const data = gaps.data;
  return (
    <>
      {data && (
        <Group gap="sm" mb="sm" wrap="nowrap">
          <ProductImage url={data.own.imageUrl} name={data.own.name} />
          <div>
            <Text fw={600}>{t('productCard.gapsCount', { count: data.queries.length })}</Text>
            <Text size="sm" c="dimmed">
              {t('productCard.gapsShared', { count: data.sharedCount })}
              {data.ownDays === null ? ` ${t('productCard.gapsShelvesOnly')}` : ''}
            </Text>
          </div>
        </Group>
      )}
      <DataTable
        id="product-card-gaps"
        exportName="product-card-gaps"
        label={t('productCard.tabs.gaps')}
        columns={columns}
        rows={data?.queries}
        rowKey={(row) => row.query}
        sort={{ sort: 'frequency', direction: 'desc' }}
        error={gaps.error}
        onRetry={() => void gaps.refetch()}
        selection={{
          keys: chosen,
          onChange: setChosen,
          actions: (rows: readonly CardQuery[]) => (
            <GapActions
              cabinetId={cabinetId}
              sku={own}
              queries={rows.map(({ query }) => query)}
              onTrack={setTracked}
              onDone={() => setChosen(NOTHING)}
            />
          ),
        }}
        empty={{ icon: IconArrowsDiff, title: t('productCard.noGaps') }}
      />
      {data && <WordBars words={data.words} title={t('productCard.gapWords')} />}
      {tracked.length > 0 && <TrackDialog queries={[...tracked]} sku={own} onClose={() => setTracked([])} />}
    </>
  );
}
