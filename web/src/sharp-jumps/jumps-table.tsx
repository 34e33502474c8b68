import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconBell, IconTrendingUp } from '@tabler/icons-react';
import { addJumpAlert, JUMP_DIRECTIONS } from '@vitrina/contract/sharp-jumps.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { isShared } from '../platform/token/shared-secret.ts';
import { QuerySelectionActions } from '../queries/query-selection-actions.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { jumpColumns } from './jump-columns.tsx';
import { AlertsDialog } from './lazy.tsx';
import { withoutSeasonal } from './rules.ts';
import classes from './sharp-jumps.module.css';
import type { JumpScope } from './use-jump-scope.ts';
import type { Jumps } from './use-jumps.ts';

type TableProps = { view: JumpScope; jumps: Jumps };
const NOTHING_CHOSEN: ReadonlySet<string> = new Set();
const EXPECTED_ROWS = 12;
const LARGEST_FIRST = { sort: 'change', direction: 'desc' } as const;

function DirectionTabs({ view: { search, change }, jumps: { data } }: TableProps) {
  const { t, format } = useTexts();
  return (
    <SegmentedControl
      className={classes['tabs'] ?? ''}
      aria-label={t('sharpJumps.directions.label')}
      value={search.direction}
      onChange={(value) => change({ direction: JUMP_DIRECTIONS.find((one) => one === value) ?? 'rise' })}
      data={JUMP_DIRECTIONS.filter((one) => !isShared() || one === search.direction).map((direction) => {
        const total = data?.totals[direction];
        return {
          value: direction,
          label: (
            <span>
              {t(`sharpJumps.directions.${direction}`)}{' '}
              <span className={classes['total']}>{total === undefined ? '' : format.count(total)}</span>
            </span>
          ),
        };
      })}
    />
  );
}

function ListNote({ view: { search }, jumps: { data }, hidden }: TableProps & { hidden: number }) {
  const { t, format } = useTexts();
  if (data === undefined) return null;
  const total = data.totals[search.direction];
  const left = data.rows.length + data.withoutHours;
  const notes = [
    left < total && t('sharpJumps.cut', { shown: format.count(left), total: format.count(total) }),
    hidden > 0 && t('sharpJumps.hiddenSeasonal', { count: hidden }),
    data.withoutHours > 0 && t('sharpJumps.withoutHours', { count: data.withoutHours }),
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {notes.join(' · ')}
    </Text>
  );
}

function useEmptyText({ data }: Jumps) {
  const { t } = useTranslation();
  const why =
    data?.spans === null ? 'noDay' : data?.spans.isComparable === false ? 'notComparable' : 'nothing';
  return {
    icon: IconTrendingUp,
    title: t(`sharpJumps.empty.${why}.title`),
    text: t(`sharpJumps.empty.${why}.text`),
  };
}

/** One question, one answer: it is sorted and saved in the browser. */
export function JumpsTable(props: TableProps) {
  const { view, jumps } = props;
  const { t } = useTranslation();
  const { search } = view;
  const { marketplace, metric } = search;
  const { data } = jumps;
  const empty = useEmptyText(jumps);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [tracked, setTracked] = useState<readonly string[]>([]);
  const [isAlertsOpen, setAlertsOpen] = useState(false);
  const mayHaveAlerts = useMayCall(addJumpAlert);
  const columns = useMemo(
    () => jumpColumns({ marketplace, metric, onTrack: (query) => setTracked([query]) }),
    [marketplace, metric],
  );
  const { shown, hidden } = useMemo(
    () => withoutSeasonal(data?.rows ?? [], search.hideSeasonal),
    [data?.rows, search.hideSeasonal],
  );
  return (
    <>
      <DataTable
        id="sharp-jumps"
        exportName={`sharp-jumps-${search.direction}`}
        label={t('screens.sharpJumps')}
        columns={columns}
        rows={data === undefined ? undefined : shown}
        rowKey={({ query }) => query}
        sort={LARGEST_FIRST}
        expectedRows={EXPECTED_ROWS}
        maxHeight="calc(100vh - 220px)"
        isRefreshing={jumps.isFetching}
        error={jumps.error}
        onRetry={jumps.refetch}
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
            <DirectionTabs {...props} />
            <ListNote {...props} hidden={hidden} />
          </>
        }
        tools={
          mayHaveAlerts && (
            <Button
              variant="default"
              leftSection={<IconBell size={16} aria-hidden />}
              onClick={() => setAlertsOpen(true)}
            >
              {t('sharpJumps.alerts.button')}
            </Button>
          )
        }
        empty={empty}
      />
      {tracked.length > 0 && (
        <TrackDialog
          queries={[...tracked]}
          onClose={() => {
            setTracked([]);
            setChosen(NOTHING_CHOSEN);
          }}
        />
      )}
      <AlertsDialog isOpen={isAlertsOpen} onClose={() => setAlertsOpen(false)} view={view} />
    </>
  );
}
