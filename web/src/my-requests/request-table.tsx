import { SegmentedControl, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { getMyRequests } from '@vitrina/contract/my-requests.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../ui/conditions/use-conditions.ts';
import { ContainsField } from '../ui/contains-field.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { searchOfSort, sortInSearch } from '../ui/data-table/order/sort-search.ts';
import { HalvesLegend } from '../ui/heat/heat-legend.tsx';
import { CollectionLine, HiddenDays } from './collection-line.tsx';
import { REQUEST_CONDITIONS, type RequestConditionState } from './conditions.ts';
import classes from './my-requests.module.css';
import { countTabs, pickRequests, tagsOf } from './pick-requests.ts';
import { RequestActions } from './request-actions.tsx';
import { requestColumns } from './request-columns.tsx';
import { type MyRequestSearch, REQUEST_SORTS, REQUEST_TABS } from './search.ts';
import type { RequestChanges } from './use-request-changes.ts';

type Answer = OutputOf<typeof getMyRequests>;
type RequestTableProps = {
  search: MyRequestSearch;
  change: (next: Partial<MyRequestSearch>) => void;
  requests: UseQueryResult<Answer>;
  changes: RequestChanges;
  onTrack: (queries: readonly string[]) => void;
};

function Tabs({
  search,
  change,
  answer,
}: { answer: Answer | undefined } & Pick<RequestTableProps, 'search' | 'change'>) {
  const { t, format } = useTexts();
  const counts = answer && countTabs(answer.requests);
  return (
    <div className={classes['tabs']}>
      <SegmentedControl
        aria-label={t('myRequests.show')}
        data={REQUEST_TABS.map((tab) => ({
          value: tab,
          label: `${t(`myRequests.tabs.${tab}`)}${counts ? ` ${format.count(counts[tab])}` : ''}`,
        }))}
        value={search.tab}
        onChange={(tab) => change({ tab })}
      />
    </div>
  );
}

function Toolbar({
  search,
  change,
  answer,
}: { answer: Answer | undefined } & Pick<RequestTableProps, 'search' | 'change'>) {
  const { t, format } = useTexts();
  const tags = tagsOf(answer?.requests ?? []);
  const isCut = answer !== undefined && answer.requestsTotal > answer.requests.length;
  return (
    <>
      <ContainsField
        value={search.contains}
        onChange={(contains) => change({ contains })}
        label={t('myRequests.contains')}
      />
      <ConditionLine
        conditions={REQUEST_CONDITIONS}
        fields={{
          tag: ({ state, change: put, close }) => (
            <ChoiceField
              label={t('myRequests.columns.tag')}
              value={state.tag}
              choices={state.labels.map((value) => ({ value, label: value }))}
              onChange={(tag) => put({ tag })}
              onChosen={close}
            />
          ),
        }}
        values={conditionsOf<RequestConditionState>({ search: { tag: search.tag, labels: tags }, change })}
      />
      {isCut && (
        <Text size="sm" c="dimmed">
          {t('myRequests.shown', {
            shown: format.count(answer.requests.length),
            total: format.count(answer.requestsTotal),
          })}
        </Text>
      )}
    </>
  );
}

/** Queries of the product by what is known of them; everything here is sorted and narrowed in the browser. */
export function RequestTable({ search, change, requests, changes, onTrack }: RequestTableProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data } = requests;
  const { tab, contains, tag, ...order } = search;
  const columns = useMemo(() => requestColumns(tab, (query) => onTrack([query])), [tab, onTrack]);
  const rows = useMemo(
    () => data && pickRequests(data.requests, { tab, contains, tag }),
    [data, tab, contains, tag],
  );
  const here = new Set(rows?.map(({ query }) => query));
  const clear = () => setChosen(new Set());
  return (
    <>
      <DataTable
        id="my-request"
        exportName="my-request"
        label={t('myRequests.table')}
        columns={columns}
        rows={rows}
        rowKey={({ query }) => query}
        sort={sortInSearch(order)}
        onSort={(sort) => change(searchOfSort(sort, REQUEST_SORTS))}
        isSortedHere
        isRefreshing={requests.isFetching}
        onOpen={({ query }) => change({ query })}
        selection={{
          // What another tab chose is not done here.
          keys: new Set([...chosen].filter((query) => here.has(query))),
          onChange: setChosen,
          actions: (some) => (
            <RequestActions requests={some} changes={changes} onTrack={onTrack} onDone={clear} />
          ),
        }}
        notice={data && <CollectionLine collection={data.collection} />}
        toolbar={
          <>
            <Tabs search={search} change={change} answer={data} />
            <Toolbar search={search} change={change} answer={data} />
          </>
        }
        empty={{
          icon: IconSearch,
          title: t(`myRequests.empty.${tab}.title`),
          text: t(tab === 'lost' || tab === 'new' ? lookBackText(data) : `myRequests.empty.${tab}.text`),
        }}
      />
      <HalvesLegend />
      {data && <HiddenDays days={data.days} />}
    </>
  );
}

/** Nothing lost, or nothing that could be looked back at: two different things. */
function lookBackText(answer: Answer | undefined) {
  return answer?.days.lookBack === null ? 'myRequests.empty.noLookBack' : 'myRequests.empty.looked';
}
