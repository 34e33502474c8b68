import { Button } from '@mantine/core';
import { IconAB2, IconArchive } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet, useRight } from '../../platform/session/session.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import type { EmptyStateProps } from '../../ui/states/empty-state.tsx';
import { FirstTest } from '../first/first-test.tsx';
import { AB_SORTS, type AbTestSearch, FIRST_AB_TESTS } from '../search.ts';
import { isNarrowed } from './conditions.ts';
import { CHANGE_COLUMNS, LOOK_COLUMNS } from './test-columns.tsx';
import { TestConditions } from './test-conditions.tsx';

type ListAnswer = OutputOf<typeof listAbTests>;

type TestListProps = {
  search: AbTestSearch;
  change: (next: Partial<AbTestSearch>) => void;
  /** The button of a new test, for whoever may make one. */
  add: ReactNode;
};

/** Tests are switched by the product itself: a screen that stays open keeps up with them. */
const LOOK_AGAIN_MS = 10_000;

function useTestList({ tab, search, statuses, strategies, ...rest }: AbTestSearch) {
  const { id: cabinetId } = useCabinet();
  const { sort, direction, page, pageSize } = rest;
  return useQuery({
    ...routeQuery(listAbTests, {
      cabinetId,
      isArchived: tab === 'archive',
      search,
      statuses,
      strategies,
      sort,
      direction,
      page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

function useEmpty({ search, change, add }: TestListProps): EmptyStateProps {
  const { t } = useTranslation();
  if (isNarrowed(search)) {
    return {
      icon: IconAB2,
      title: t('abTests.noneFound'),
      action: (
        <Button variant="default" onClick={() => change({ search: '', statuses: [], strategies: [] })}>
          {t('abTests.showAll')}
        </Button>
      ),
    };
  }
  if (search.tab === 'archive')
    return { icon: IconArchive, title: t('abTests.emptyArchive'), text: t('abTests.emptyArchiveText') };
  return { icon: IconAB2, title: t('abTests.empty'), text: t('abTests.emptyText'), action: add };
}

/** interface-rules.md G14: how many tests of this kind the plan still has room for. */
function Room({ tab, limits }: { tab: AbTestSearch['tab']; limits: ListAnswer['limits'] | undefined }) {
  const { t } = useTranslation();
  if (limits === undefined) return null;
  const isArchive = tab === 'archive';
  const { current, maximum } = isArchive ? limits.archived : limits.active;
  return (
    <div style={{ inlineSize: 210 }}>
      <LimitMeter
        label={t(isArchive ? 'limits.abTestsArchived' : 'limits.abTestsActive')}
        current={current}
        maximum={maximum}
      />
    </div>
  );
}

function isFirstVisit({ tab, ...search }: AbTestSearch, answer: ListAnswer | undefined): boolean {
  if (answer === undefined || tab !== 'active' || isNarrowed({ tab, ...search })) return false;
  return answer.total === 0 && answer.limits.archived.current === 0;
}

export function TestList(props: TestListProps) {
  const { search, change, add } = props;
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const navigate = useNavigate();
  const list = useTestList(search);
  const empty = useEmpty(props);
  if (mayEdit && isFirstVisit(search, list.data)) return <FirstTest action={add} />;
  const { page, pageSize, sort, direction } = search;
  return (
    <DataTable
      id="ab-tests"
      label={t('screens.abTest')}
      columns={mayEdit ? CHANGE_COLUMNS : LOOK_COLUMNS}
      rows={list.data?.tests}
      rowKey={({ test }) => String(test.id)}
      sort={{ sort, direction }}
      onSort={(next) =>
        change({
          sort: AB_SORTS.find((key) => key === next?.sort) ?? FIRST_AB_TESTS.sort,
          direction: next?.direction ?? FIRST_AB_TESTS.direction,
        })
      }
      page={{ page, pageSize, total: list.data?.total ?? 0 }}
      onPage={change}
      pageSizes={LIST_PAGE_SIZES}
      toolbar={<TestConditions search={search} change={change} error={list.error} />}
      tools={<Room tab={search.tab} limits={list.data?.limits} />}
      isRefreshing={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      onOpen={({ test }) => void navigate({ to: '/ab-test/$id', params: { id: String(test.id) } })}
      empty={empty}
    />
  );
}
