import { Badge, Group, Text } from '@mantine/core';
import type { CardFailure, CardRun } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/texts/use-format.ts';
import type { Column } from '../ui/data-table/column.ts';
import { ProductImage } from '../ui/products/product-image.tsx';

const COLORS = { waiting: 'gray', running: 'blue', ready: 'green', failed: 'red' } as const;

function Card({ run: { title, sku, imageUrl } }: { run: CardRun }) {
  const name = title ?? String(sku);
  return (
    <Group gap="sm" wrap="nowrap">
      <ProductImage url={imageUrl} name={name} size={32} />
      <Text inherit truncate dir="auto" title={name}>
        {name}
      </Text>
    </Group>
  );
}

function State({ run, why }: { run: CardRun; why: string | null }) {
  const { t } = useTranslation();
  return (
    <Group gap={6} wrap="nowrap">
      <Badge color={COLORS[run.state]} variant="light" style={{ flexShrink: 0 }}>
        {t(`productCard.states.${run.state}`)}
      </Badge>
      {why !== null && (
        <Text size="xs" c="dimmed" truncate title={why}>
          {why}
        </Text>
      )}
    </Group>
  );
}

function Moment({ at }: { at: string }) {
  return useFormat().instantShort(at);
}

export function runColumns(failureText: (failure: CardFailure) => string): readonly Column<CardRun>[] {
  const whyOf = ({ failure }: CardRun) => (failure === null ? null : failureText(failure));
  return [
    {
      id: 'title',
      header: 'productCard.columns.card',
      kind: 'custom',
      value: (run) => run.title ?? String(run.sku),
      width: 320,
      sortable: true,
      firstDirection: 'asc',
      cell: (run) => <Card run={run} />,
    },
    {
      id: 'sku',
      header: 'productCard.columns.sku',
      kind: 'text',
      value: (run) => String(run.sku),
      width: 140,
    },
    {
      id: 'createdAt',
      header: 'productCard.columns.createdAt',
      kind: 'custom',
      value: (run) => run.createdAt,
      plain: (run, { format }) => format.instantShort(run.createdAt),
      width: 170,
      sortable: true,
      isInCard: true,
      cell: (run) => <Moment at={run.createdAt} />,
    },
    {
      id: 'state',
      header: 'productCard.columns.state',
      kind: 'custom',
      value: (run) => run.state,
      plain: (run, { t }) => [t(`productCard.states.${run.state}`), whyOf(run)].filter(Boolean).join(': '),
      width: 280,
      sortable: true,
      isInCard: 'wide',
      cell: (run) => <State run={run} why={whyOf(run)} />,
    },
  ];
}
