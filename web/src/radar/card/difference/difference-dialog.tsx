import { Box, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RadarChangeId } from '@vitrina/contract/ids.ts';
import { getRadarChange, type RadarChangeDetails } from '@vitrina/contract/radar/card.ts';
import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import { EffectLine } from '../../../effects/lazy.tsx';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { SILENT } from '../../../platform/api/silent.ts';
import { Problem } from '../../../platform/problem.ts';
import { useCabinet } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ProblemState } from '../../../ui/states/problem-state.tsx';
import { FigureDifference, StockDifference } from './figure-difference.tsx';
import { PictureDifference } from './picture-difference.tsx';
import { BadgesList, CharacteristicsTable, SellersTable } from './rows-difference.tsx';
import { TextDifference } from './text-difference.tsx';

type DifferenceDialogProps = { isOpen: boolean; changeId: number; onClose: () => void };

const SKELETON_PX = 220;

/** One change in full: texts by words, pictures under a slider, characteristics as a table. */
export function DifferenceDialog({ isOpen, changeId, onClose }: DifferenceDialogProps) {
  const { t } = useTexts();
  const { id: cabinetId } = useCabinet();
  const { data, error, refetch } = useQuery({
    ...routeQuery(getRadarChange, { cabinetId, changeId }),
    enabled: RadarChangeId.safeParse(changeId).success,
    ...SILENT,
  });
  const title =
    data === undefined ? t('radarCard.difference.title') : t(`changes.kinds.${data.difference.kind}`);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {data !== undefined ? (
        <>
          <Seen change={data} />
          <Difference change={data} />
          <WhatItDid change={data} />
        </>
      ) : error === null ? (
        <Skeleton height={SKELETON_PX} />
      ) : error instanceof Problem && error.is('radarChange.notFound') ? (
        <EmptyState title={t('radarCard.difference.missing')} />
      ) : (
        <ProblemState error={error} onRetry={() => void refetch()} />
      )}
    </Modal>
  );
}

function Seen({ change: { from, at, times, isBack, lastAt } }: { change: RadarChangeDetails }) {
  const { t, format } = useTexts();
  return (
    <Group gap="xs" mb="md">
      <Text size="sm" c="dimmed">
        {t('radarCard.difference.seen', { at: format.instant(at), from: format.instant(from) })}{' '}
        {times > 1 && t('changes.times', { count: times })}{' '}
        {isBack && `${t('changes.back')} — ${format.instant(lastAt)}`}
      </Text>
    </Group>
  );
}

/** What a seller does to an own card is measured; ratings, reviews and stock come about by themselves. */
const DONE_BY_SELLERS: readonly RadarKind[] = [
  'price',
  'title',
  'description',
  'pictures',
  'characteristics',
];

function WhatItDid({ change: { id, isOwn, isBack, difference } }: { change: RadarChangeDetails }) {
  if (!isOwn || isBack || !DONE_BY_SELLERS.includes(difference.kind)) return null;
  return (
    <Box mt="md">
      <EffectLine cause={{ kind: 'change', changeId: id }} />
    </Box>
  );
}

function Difference({ change: { difference, unchanged } }: { change: RadarChangeDetails }) {
  switch (difference.kind) {
    case 'title':
    case 'description':
    case 'category':
      return <TextDifference was={difference.was} now={difference.now} />;
    case 'pictures':
      return <PictureDifference was={difference.was} now={difference.now} />;
    case 'characteristics':
      return <CharacteristicsTable changed={difference.changed} unchanged={unchanged} />;
    case 'sellers':
      return <SellersTable appeared={difference.appeared} left={difference.left} />;
    case 'badges':
      return <BadgesList appeared={difference.appeared} gone={difference.gone} />;
    case 'stock':
      return <StockDifference difference={difference} />;
    default:
      return <FigureDifference difference={difference} />;
  }
}
