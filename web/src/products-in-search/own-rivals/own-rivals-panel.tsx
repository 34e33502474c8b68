import { Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getOwnRivals, OWN_RIVALS_DAYS } from '@vitrina/contract/products-in-search.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import classes from './own-rivals.module.css';
import { RivalPair } from './rival-pair.tsx';

/** A month of places is compared card by card: what came stays good for a while. */
const FRESH_MS = 5 * 60_000;
const WAITING_PX = 320;

type PanelProps = { isOpen: boolean; onClose: () => void };

export function OwnRivalsPanel({ isOpen, onClose }: PanelProps) {
  const { t } = useTexts();
  const cabinet = useCabinet();
  const rivals = useQuery({
    ...routeQuery(getOwnRivals, { cabinetId: cabinet.id }),
    enabled: isOpen,
    staleTime: FRESH_MS,
  });
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} size="xl" title={t('ownRivals.title')}>
      <Stack gap="md">
        <Text size="sm">{t('ownRivals.meaning', { days: OWN_RIVALS_DAYS })}</Text>
        {rivals.error ? (
          <ProblemState error={rivals.error} onRetry={() => void rivals.refetch()} />
        ) : rivals.data === undefined ? (
          <Skeleton height={WAITING_PX} aria-busy />
        ) : (
          <Found answer={rivals.data} />
        )}
      </Stack>
    </SidePanel>
  );
}

function Found({ answer }: { answer: OutputOf<typeof getOwnRivals> }) {
  const { t, format } = useTexts();
  const { pairs, total, shelves, cards, from, to } = answer;
  if (pairs.length === 0) {
    const why = shelves === 0 ? 'nothing' : 'none';
    return (
      <EmptyState
        icon={IconArrowsExchange}
        title={t(`ownRivals.${why}.title`)}
        text={t(`ownRivals.${why}.text`, { shelves: format.count(shelves), cards: format.count(cards) })}
      />
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('ownRivals.compared', {
          shelves: format.count(shelves),
          cards: format.count(cards),
          from: format.dayShort(from),
          to: format.dayShort(to),
        })}
        {total > pairs.length &&
          ` · ${t('ownRivals.first', { shown: format.count(pairs.length), total: format.count(total) })}`}
      </Text>
      <ul className={classes['pairs']}>
        {pairs.map((pair) => (
          <RivalPair key={pair.cards.map(({ sku }) => sku).join()} pair={pair} />
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('ownRivals.costNote')}
      </Text>
    </>
  );
}
