import { Button, Group, Text } from '@mantine/core';
import { IconColumns, IconHistory } from '@tabler/icons-react';
import { CARD_BOUNDS, type CardRun } from '@vitrina/contract/product-card.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { runColumns } from './run-columns.tsx';
import type { CardView } from './use-card-view.ts';
import { useFailureText } from './use-failure-text.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Everything that was ever run; opening costs nothing. Some finished ones stand side by side. */
export function RunHistory({ view: { runs, change } }: { view: CardView }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState(NOTHING);
  const columns = useMemo(() => runColumns(failureText), [failureText]);
  const actions = (rows: readonly CardRun[]) => {
    const ready = rows.filter(({ state }) => state === 'ready').map(({ runId }) => runId);
    return (
      <Group gap="sm">
        <Button
          size="xs"
          leftSection={<IconColumns size={16} aria-hidden />}
          disabled={ready.length < 2 || ready.length > CARD_BOUNDS.sideBySide}
          onClick={() => {
            setChosen(NOTHING);
            change({ beside: ready });
          }}
        >
          {t('productCard.sideBySide')}
        </Button>
        <Text size="xs">{t('productCard.sideBySideHint', { maximum: CARD_BOUNDS.sideBySide })}</Text>
      </Group>
    );
  };
  return (
    <DataTable
      id="product-card-runs"
      label={t('productCard.history')}
      columns={columns}
      rows={runs.data?.runs}
      rowKey={({ runId }) => runId}
      sort={{ sort: 'createdAt', direction: 'desc' }}
      error={runs.error}
      onRetry={() => void runs.refetch()}
      selection={{ keys: chosen, onChange: setChosen, actions }}
      onOpen={({ runId, sku }) =>
        change({ run: runId, card: String(sku), beside: [], own: 0, tab: 'queries' })
      }
      empty={{ icon: IconHistory, title: t('productCard.noRuns') }}
      toolbar={<Text fw={600}>{t('productCard.history')}</Text>}
    />
  );
}
