import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { useCabinet } from '../platform/session/session.ts';
import { isShared } from '../platform/token/shared-secret.ts';
import { useLeaving } from '../platform/undoable.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { ShareButton } from '../shared-screens/share-button.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { isWithin } from './area.ts';
import { BackTestStrip } from './back-test/back-test-strip.tsx';
import { DemandScatter, DemandScatterSkeleton } from './lazy.tsx';
import { ListConditions } from './list-conditions.tsx';
import { leavingKey, type ShownRow } from './rules.ts';
import { UndervaluedTable } from './undervalued-table.tsx';
import { useCounts } from './use-counts.ts';
import { type List, useList } from './use-list.ts';
import { UNDERVALUED_PATH, type UndervaluedScope, useUndervaluedScope } from './use-undervalued-scope.ts';

const WINDOW_DAYS = 28;
const NO_ROWS: readonly string[] = [];
const NO_COUNTS: readonly number[] = [];

/** The rows with their little lines, without those that are on their way out. */
function useRows({ question }: UndervaluedScope, { data, isPlaceholderData }: List): ShownRow[] | undefined {
  const found = data?.rows;
  const texts = useMemo(() => found?.map(({ query }) => query) ?? NO_ROWS, [found]);
  const counts = useCounts(question, isPlaceholderData || isShared() ? NO_ROWS : texts);
  const leaving = useLeaving();
  return useMemo(
    () =>
      found
        ?.filter(({ query }) => !leaving.has(leavingKey(query)))
        .map((row) => ({ ...row, counts: counts.get(row.query) ?? NO_COUNTS })),
    [found, counts, leaving],
  );
}

function ListFreshness({ list: { data } }: { list: List }) {
  const { t } = useTranslation();
  const freshness = data?.freshness;
  return (
    <FreshnessLine
      source={freshness?.source ? t('undervaluedQueries.feed') : null}
      lastDay={data?.day ?? null}
      takenAt={freshness?.takenAt ?? null}
      nextAt={freshness?.nextAt ?? null}
      windowDays={WINDOW_DAYS}
      stepMinutes={DAY_MINUTES}
      topic="queries"
    />
  );
}

/** product.md 1.1: where there is demand without good offers. */
export function UndervaluedQueriesPage() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const view = useUndervaluedScope();
  const { search, change } = view;
  const list = useList(view.question);
  const rows = useRows(view, list);
  const circled = useMemo(() => rows?.filter((row) => isWithin(search.area, row)), [rows, search.area]);
  return (
    <>
      <PageHeader
        title={t('screens.undervaluedQueries')}
        freshness={<ListFreshness list={list} />}
        actions={
          <>
            <RunsLeft cabinetId={cabinet.id} type="undervaluedRuns" />
            <SavedViewsMenu screen={UNDERVALUED_PATH} />
            <CopyLinkButton />
            <ShareButton screen={UNDERVALUED_PATH} />
          </>
        }
      />
      <ListConditions view={view} list={list} />
      <UndervaluedTable view={view} list={list} rows={circled} />
      {list.isPending && <DemandScatterSkeleton />}
      {rows !== undefined && rows.length > 0 && (
        <DemandScatter rows={rows} area={search.area} onArea={(area) => change({ area })} />
      )}
      <BackTestStrip marketplace={search.marketplace} />
    </>
  );
}
