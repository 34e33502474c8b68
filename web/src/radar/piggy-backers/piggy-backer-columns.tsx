import { Text } from '@mantine/core';
import type { PiggyBacker, PiggyBackerStatus } from '@vitrina/contract/radar/piggy-backers.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { undercutShare } from './rules.ts';
import { StatusMenu } from './status-menu.tsx';

const TONES: Record<PiggyBackerStatus, Tone> = { new: 'warning', known: 'neutral', mine: 'success' };

const nameOf = ({ sellerName, offerSku }: PiggyBacker, t: Words['t']) =>
  sellerName ?? t('piggyBackers.nameless', { sku: offerSku });

function Seller({ stay }: { stay: PiggyBacker }) {
  const { t } = useTexts();
  return (
    <>
      <Text size="sm" truncate title={nameOf(stay, t)}>
        <bdi>{nameOf(stay, t)}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        {t('piggyBackers.offer', { sku: stay.offerSku })}
      </Text>
    </>
  );
}

function Status({ stay }: { stay: PiggyBacker }) {
  const { t, format } = useTexts();
  const { status, statusBy, statusAt } = stay;
  const since = statusAt === null ? null : format.instantShort(statusAt);
  const who = since === null ? undefined : statusBy === null ? since : `${statusBy}, ${since}`;
  return (
    <>
      <StatusBadge tone={TONES[status]}>{t(`piggyBackers.statuses.${status}`)}</StatusBadge>
      {who !== undefined && (
        <Text size="xs" c="dimmed" truncate title={who}>
          {who}
        </Text>
      )}
    </>
  );
}

function LastSeen({ stay }: { stay: PiggyBacker }) {
  const { t, format } = useTexts();
  return (
    <>
      <Text size="sm">{format.instantShort(stay.lastSeenAt)}</Text>
      <Text size="xs" c="dimmed">
        {t(`piggyBackers.presence.${presenceOf(stay)}`)}
      </Text>
    </>
  );
}

function presenceOf({ isOnCard, isOver }: PiggyBacker): 'here' | 'away' | 'over' {
  if (isOnCard) return 'here';
  return isOver ? 'over' : 'away';
}

function Price({ stay }: { stay: PiggyBacker }) {
  const { t, format } = useTexts();
  const { kopecks, firstKopecks } = stay;
  if (kopecks === null) return null;
  return (
    <>
      <Text size="sm">{format.rubles(kopecks)}</Text>
      {firstKopecks !== null && firstKopecks !== kopecks && (
        <Text size="xs" c="dimmed">
          {t('piggyBackers.wasFirst', { price: format.rubles(firstKopecks) })}
        </Text>
      )}
    </>
  );
}

function undercutText({ undercutKopecks, ...stay }: PiggyBacker, { t, format }: Words): string | null {
  const share = undercutShare({ undercutKopecks, ...stay });
  if (undercutKopecks === null || share === null) return null;
  if (undercutKopecks === 0) return t('piggyBackers.undercut.same');
  const by = { amount: format.rubles(Math.abs(undercutKopecks)), share: format.percent(Math.abs(share)) };
  return t(undercutKopecks > 0 ? 'piggyBackers.undercut.below' : 'piggyBackers.undercut.above', by);
}

function Undercut({ stay }: { stay: PiggyBacker }) {
  const words = useTexts();
  const { undercutKopecks, deepestUndercutKopecks: deepest } = stay;
  const isBelow = undercutKopecks !== null && undercutKopecks > 0;
  return (
    <>
      <Text size="sm" {...(isBelow ? { c: 'var(--v-danger-text)' } : {})}>
        {undercutText(stay, words)}
      </Text>
      {deepest !== null && deepest > 0 && deepest !== undercutKopecks && (
        <Text size="xs" c="dimmed">
          {words.t('piggyBackers.undercut.deepest', { amount: words.format.rubles(deepest) })}
        </Text>
      )}
    </>
  );
}

export const PIGGY_BACKER_COLUMNS: readonly Column<PiggyBacker>[] = [
  {
    id: 'seller',
    header: 'piggyBackers.columns.seller',
    kind: 'custom',
    value: ({ sellerName, offerSku }) => sellerName ?? String(offerSku),
    plain: (stay, { t }) => nameOf(stay, t),
    width: 200,
    sortable: true,
    firstDirection: 'asc',
    isInCard: 'wide',
    cell: (stay) => <Seller stay={stay} />,
  },
  {
    id: 'status',
    header: 'piggyBackers.columns.status',
    description: 'piggyBackers.columns.statusHint',
    kind: 'custom',
    value: ({ status }) => status,
    plain: ({ status }, { t }) => t(`piggyBackers.statuses.${status}`),
    width: 150,
    sortable: true,
    isInCard: true,
    cell: (stay) => <Status stay={stay} />,
  },
  {
    id: 'firstSeenAt',
    header: 'piggyBackers.columns.firstSeen',
    kind: 'custom',
    value: ({ firstSeenAt }) => firstSeenAt,
    plain: ({ firstSeenAt }, { format }) => format.instant(firstSeenAt),
    width: 130,
    sortable: true,
    cell: ({ firstSeenAt }) => <FirstSeen at={firstSeenAt} />,
  },
  {
    id: 'lastSeenAt',
    header: 'piggyBackers.columns.lastSeen',
    description: 'piggyBackers.columns.lastSeenHint',
    kind: 'custom',
    value: ({ lastSeenAt }) => lastSeenAt,
    plain: ({ lastSeenAt }, { format }) => format.instant(lastSeenAt),
    width: 150,
    sortable: true,
    isInCard: true,
    cell: (stay) => <LastSeen stay={stay} />,
  },
  {
    id: 'hours',
    header: 'piggyBackers.columns.hours',
    description: 'piggyBackers.columns.hoursHint',
    kind: 'number',
    unit: 'decimal',
    value: ({ hours }) => hours,
    width: 130,
    sortable: true,
  },
  {
    id: 'kopecks',
    header: 'piggyBackers.columns.price',
    kind: 'number',
    unit: 'kopecks',
    value: ({ kopecks }) => kopecks,
    width: 130,
    sortable: true,
    cell: (stay) => <Price stay={stay} />,
  },
  {
    id: 'undercutKopecks',
    header: 'piggyBackers.columns.undercut',
    description: 'piggyBackers.columns.undercutHint',
    kind: 'custom',
    value: ({ undercutKopecks }) => undercutKopecks,
    plain: (stay, words) => undercutText(stay, words),
    width: 186,
    sortable: true,
    isInCard: 'wide',
    cell: (stay) => <Undercut stay={stay} />,
  },
  {
    id: 'lowestKopecks',
    header: 'piggyBackers.columns.lowest',
    kind: 'number',
    unit: 'kopecks',
    value: ({ lowestKopecks }) => lowestKopecks,
    width: 130,
    sortable: true,
    isHidden: true,
  },
  {
    id: 'actions',
    header: 'piggyBackers.columns.actions',
    kind: 'custom',
    width: 56,
    isFixed: true,
    isInCard: true,
    cell: (stay) => <StatusMenu stay={stay} />,
  },
];

function FirstSeen({ at }: { at: string }) {
  const { format } = useTexts();
  return <Text size="sm">{format.instantShort(at)}</Text>;
}
