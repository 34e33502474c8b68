import { Button, Text } from '@mantine/core';
import { IconDiamond, IconEyeOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { isShared } from '../platform/token/shared-secret.ts';
import { QuerySelectionActions } from '../queries/query-selection-actions.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { undervaluedColumns } from './columns.tsx';
import { HiddenDialog } from './lazy.tsx';
import { SCORE_ORDER, type ShownRow } from './rules.ts';
import { ScoreLegend } from './score-cell.tsx';
import { Suggestions } from './suggestions.tsx';
import { useHide } from './use-hide.ts';
import type { List } from './use-list.ts';
import type { UndervaluedScope } from './use-undervalued-scope.ts';

type TableProps = { view: UndervaluedScope; list: List; rows: readonly ShownRow[] | undefined };
const NOTHING_CHOSEN: ReadonlySet<string> = new Set();
const EXPECTED_ROWS = 12;

/** A line of its own, whose room is there before its words. */
function CutNote({ list: { data } }: { list: List }) {
  const { t, format } = useTexts();
  const isCut = data !== undefined && data.total > data.rows.length;
  return (
    <Text size="sm" c="dimmed" w="100%" mih="1lh">
      {isCut &&
        // Whose plan it is, nobody knows who was sent a link.
        t(isShared() ? 'undervaluedQueries.cutShared' : 'undervaluedQueries.cut', {
          shown: format.count(data.rows.length),
          total: format.count(data.total),
        })}
      {data !== undefined && !isCut && t('undervaluedQueries.found', { total: format.count(data.total) })}
    </Text>
  );
}

/** One question, one answer: it is sorted and saved in the browser. */
export function UndervaluedTable({ view, list, rows }: TableProps) {
  const { t } = useTranslation();
  const hide = useHide();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [tracked, setTracked] = useState<readonly string[]>([]);
  const [isHiddenOpen, setHiddenOpen] = useState(false);
  const { data } = list;
  const { growth, marketplace } = view.search;
  const marks = data?.marks ?? null;
  const columns = useMemo(
    () =>
      undervaluedColumns({
        hasLines: !isShared(),
        marketplace,
        marks,
        growthDays: growth,
        onTrack: (query) => setTracked([query]),
        onHide: hide,
      }),
    [marketplace, marks, growth, hide],
  );
  const hasNoDay = data !== undefined && data.day === null;
  return (
    <>
      <DataTable
        id="undervalued-queries"
        exportName="undervalued-queries"
        label={t('screens.undervaluedQueries')}
        columns={columns}
        rows={rows}
        rowKey={({ query }) => query}
        sort={SCORE_ORDER}
        expectedRows={EXPECTED_ROWS}
        maxHeight="calc(100vh - 220px)"
        isRefreshing={list.isFetching}
        error={list.error}
        onRetry={list.refetch}
        selection={{
          keys: chosen,
          onChange: setChosen,
          actions: (some) => (
            <QuerySelectionActions
              queries={some.map(({ query }) => query)}
              marketplace={marketplace}
              onTrack={setTracked}
            />
          ),
        }}
        toolbar={
          <>
            <ScoreLegend />
            <CutNote list={list} />
          </>
        }
        tools={
          <Button
            variant="default"
            leftSection={<IconEyeOff size={16} aria-hidden />}
            onClick={() => setHiddenOpen(true)}
          >
            {t('undervaluedQueries.hiddenButton')}
          </Button>
        }
        empty={{
          icon: IconDiamond,
          title: t(hasNoDay ? 'undervaluedQueries.empty.noDay' : 'undervaluedQueries.empty.title'),
          text: t(hasNoDay ? 'undervaluedQueries.empty.noDayText' : 'undervaluedQueries.empty.text'),
          action: !isShared() && (
            <Suggestions
              suggestions={data?.suggestions ?? []}
              onLoosen={view.change}
              onShowHidden={() => setHiddenOpen(true)}
            />
          ),
        }}
      />
      {tracked.length > 0 && (
        <TrackDialog
          queries={[...tracked]}
          onClose={() => {
            setTracked([]);
            setChosen(NOTHING_CHOSEN);
          }}
          onTracked={() => void list.refetch()}
        />
      )}
      <HiddenDialog isOpen={isHiddenOpen} onClose={() => setHiddenOpen(false)} />
    </>
  );
}
