import { useParams } from '@tanstack/react-router';
import { Sku } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { preload } from '../../platform/loading/preload.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { DifferenceDialog } from './difference/lazy.tsx';
import { CardBody } from './lazy.tsx';
import { RADAR_CARD_PATH, useCardFigures, useCardScope, useRadarCard } from './use-radar-card.ts';

// Its code comes while its facts do.
preload(CardBody);

/** product.md 1.1: one watched card over time. The address names it by its SKU. */
export function RadarCardPage() {
  const { id } = useParams({ from: RADAR_CARD_PATH });
  const sku = Sku.safeParse(Number(id));
  return sku.success ? <CardView key={id} sku={sku.data} /> : <NoSuchProduct />;
}

function NoSuchProduct() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('screens.radarCard')}
        back={{ to: '/radar-changes', label: t('radarCard.back') }}
      />
      <Panel>
        <EmptyState title={t('radarCard.absent.title')} text={t('radarCard.absent.text')} />
      </Panel>
    </>
  );
}

function CardView({ sku }: { sku: Sku }) {
  const scope = useCardScope();
  const { data: card, error, refetch } = useRadarCard(sku, scope);
  const { isPending: isFiguring } = useCardFigures(sku, scope);
  const { search, change } = scope;
  if (error === null && (card === undefined || isFiguring)) return <CardSkeleton />;
  return (
    <>
      <CardBody sku={sku} card={card} scope={scope} error={error} onRetry={() => void refetch()} />
      <DifferenceDialog
        isOpen={search.change !== 0}
        changeId={search.change}
        onClose={() => change({ change: 0 })}
      />
    </>
  );
}
