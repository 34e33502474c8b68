import { Text } from '@mantine/core';
import type { AbChip, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { useTranslation } from 'react-i18next';
import { useFormat, useTexts } from '../../platform/texts/use-format.ts';
import { NotApplicable } from '../../ui/absent.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { MeterBar } from '../../ui/lazy.tsx';
import { ProductCell } from '../../ui/products/product-cell.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { chipTone, reasonText, STATUS_TONES } from '../state/status-text.ts';
import { TimeLeftText } from '../state/time-left-text.tsx';
import { RowMenu } from './row-menu.tsx';

export type TestRow = { test: AbTest; chip: AbChip };

function Name({ test }: { test: AbTest }) {
  const { t } = useTranslation();
  const { sku, productImageUrl, settings, images } = test;
  return (
    <ProductCell product={{ imageUrl: productImageUrl, name: settings.name, sku }}>
      {sku} · {t('abTests.photos', { count: images.length })}
    </ProductCell>
  );
}

function Status({ test }: { test: AbTest }) {
  const { t } = useTranslation();
  const reason = reasonText(t, test);
  return (
    <>
      <StatusBadge tone={STATUS_TONES[test.status]}>{t(`abTests.statuses.${test.status}`)}</StatusBadge>
      {reason !== undefined && (
        <Text size="xs" c="dimmed" truncate title={reason}>
          {reason}
        </Text>
      )}
    </>
  );
}

function Progress({ share }: { share: number | null }) {
  const { t, format } = useTexts();
  if (share === null) return <NotApplicable />;
  const text = format.percent(share);
  return (
    <>
      <Text size="sm" mb={2}>
        {text}
      </Text>
      <MeterBar label={t('abTests.columns.progress')} text={text} state="free" share={Math.min(1, share)} />
    </>
  );
}

function Started({ at }: { at: string | null }) {
  const format = useFormat();
  return at === null ? <NotApplicable /> : format.instantShort(at);
}

function NextSwitch({ test: { status, nextSwitchAt } }: { test: AbTest }) {
  const { t } = useTranslation();
  if (status !== 'running' || nextSwitchAt === null) return <NotApplicable />;
  return <TimeLeftText until={nextSwitchAt} due={t('abTests.left.now')} />;
}

function Chip({ chip }: { chip: AbChip }) {
  const { t } = useTranslation();
  if (chip === 'none') return <NotApplicable />;
  return <StatusBadge tone={chipTone(chip)}>{t(`abTests.verdicts.${chip}`)}</StatusBadge>;
}

function Price({ points }: { points: number }) {
  const { t, format } = useTexts();
  return points === 0 ? t('abTests.free') : format.count(points);
}

export const LOOK_COLUMNS: readonly Column<TestRow>[] = [
  {
    id: 'name',
    header: 'abTests.columns.name',
    kind: 'custom',
    value: ({ test }) => test.settings.name,
    width: 238,
    sortable: true,
    firstDirection: 'asc',
    isInCard: 'wide',
    cell: ({ test }) => <Name test={test} />,
  },
  {
    id: 'status',
    header: 'abTests.columns.status',
    kind: 'custom',
    plain: ({ test }, { t }) =>
      [t(`abTests.statuses.${test.status}`), reasonText(t, test)].filter(Boolean).join(', '),
    width: 160,
    isInCard: 'wide',
    cell: ({ test }) => <Status test={test} />,
  },
  {
    id: 'chip',
    header: 'abTests.columns.verdict',
    description: 'abTests.columns.verdictHint',
    kind: 'custom',
    plain: ({ chip }, { t }) => (chip === 'none' ? undefined : t(`abTests.verdicts.${chip}`)),
    width: 140,
    isInCard: true,
    cell: ({ chip }) => <Chip chip={chip} />,
  },
  {
    id: 'nextSwitchAt',
    header: 'abTests.columns.nextSwitch',
    kind: 'custom',
    plain: ({ test }, { format }) =>
      test.nextSwitchAt === null ? undefined : format.instant(test.nextSwitchAt),
    width: 92,
    isInCard: true,
    cell: ({ test }) => <NextSwitch test={test} />,
  },
  {
    id: 'progress',
    header: 'abTests.columns.progress',
    description: 'abTests.columns.progressHint',
    kind: 'custom',
    plain: ({ test }, { format }) => (test.progress === null ? undefined : format.percent(test.progress)),
    width: 100,
    isInCard: true,
    cell: ({ test }) => <Progress share={test.progress} />,
  },
  {
    id: 'images',
    header: 'abTests.columns.images',
    kind: 'number',
    unit: 'count',
    value: ({ test }) => test.images.length,
    width: 90,
    // It stands beside the SKU as well.
    isHidden: true,
  },
  {
    id: 'strategy',
    header: 'abTests.columns.strategy',
    kind: 'custom',
    plain: ({ test }, { t }) => t(`abTests.strategies.${test.settings.strategy}`),
    width: 132,
    cell: ({ test }) => <Strategy test={test} />,
  },
  {
    id: 'startedAt',
    header: 'abTests.columns.started',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    value: ({ test }) => test.startedAt,
    plain: ({ test }, { format }) => (test.startedAt === null ? undefined : format.instant(test.startedAt)),
    width: 130,
    sortable: true,
    firstDirection: 'desc',
    cell: ({ test }) => <Started at={test.startedAt} />,
  },
  {
    id: 'price',
    header: 'abTests.columns.points',
    description: 'abTests.columns.pointsHint',
    kind: 'number',
    plain: ({ test }) => test.pricePoints,
    width: 84,
    cell: ({ test }) => <Price points={test.pricePoints} />,
  },
];

function Strategy({ test }: { test: AbTest }) {
  const { t } = useTranslation();
  return t(`abTests.strategies.${test.settings.strategy}`);
}

/** Whoever only looks has no column of actions. */
export const CHANGE_COLUMNS: readonly Column<TestRow>[] = [
  ...LOOK_COLUMNS,
  {
    id: 'actions',
    header: 'abTests.columns.actions',
    kind: 'custom',
    width: 56,
    isFixed: true,
    cell: ({ test }) => <RowMenu test={test} />,
  },
];
