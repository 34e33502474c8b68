import { moscowDay } from '@vitrina/contract/dates.ts';
import type { MyRequest } from '@vitrina/contract/my-requests.ts';
import { placeRank } from '@vitrina/contract/positions/places.ts';
import { QueryMenu } from '../queries/query-menu.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { halfOf } from '../ui/heat/heat.ts';
import { plainPlace } from '../ui/place-text.ts';
import { placesWon } from '../ui/sparkline/describe-change.ts';
import { LossCell, PositionCell, PositionChange, QueryCell, SourceBadges } from './request-cells.tsx';
import type { RequestTab } from './search.ts';

const SOURCES = [
  ['isFound', 'found'],
  ['isImported', 'imported'],
  ['isTracked', 'tracked'],
] as const;

const LOST: Column<MyRequest> = {
  id: 'lostAt',
  header: 'myRequests.columns.lostAt',
  description: 'myRequests.hints.lostAt',
  kind: 'custom',
  value: (request) => request.lost?.at,
  plain: ({ lost }, { format }) =>
    lost && (lost.precision === 'hour' ? format.instant(lost.at) : format.day(moscowDay(new Date(lost.at)))),
  width: 170,
  sortable: true,
  firstDirection: 'desc',
  isInCard: true,
  cell: (request) => <LossCell lost={request.lost} />,
};

const LAST_POSITION: Column<MyRequest> = {
  id: 'lastPosition',
  header: 'myRequests.columns.lastPosition',
  kind: 'number',
  unit: 'place',
  value: (request) => request.lost?.lastPosition,
  width: 130,
};

const POSITION: readonly Column<MyRequest>[] = [
  {
    id: 'position',
    header: 'myRequests.columns.position',
    description: 'myRequests.hints.position',
    kind: 'number',
    unit: 'place',
    value: (request) => placeRank(request.position.now),
    plain: ({ position: { now } }, { t }) => plainPlace(t, now),
    width: 110,
    sortable: true,
    firstDirection: 'asc',
    isInCard: true,
    cell: (request) => <PositionCell position={request.position} />,
  },
  {
    id: 'positionChange',
    header: 'myRequests.columns.positionChange',
    description: 'myRequests.hints.positionChange',
    kind: 'number',
    unit: 'place',
    value: ({ position: { before, now } }) => placesWon(before, now),
    width: 120,
    sortable: true,
    cell: (request) => <PositionChange position={request.position} />,
  },
];

const visibilityOf = ({ visibility }: MyRequest) => visibility;

type FigureName = 'frequency' | 'visibility' | 'viewUsers' | 'orders' | 'gmv';

function figure(
  id: FigureName,
  unit: 'count' | 'share' | 'kopecks',
  value: (request: MyRequest) => number | null,
  isInCard = false,
): Column<MyRequest> {
  return {
    id,
    header: `myRequests.columns.${id}`,
    description: `myRequests.hints.${id}`,
    kind: 'number',
    unit,
    value,
    width: 130,
    sortable: true,
    isInCard,
  };
}

/** One line a query of the product. What was lost says when; on the other tabs nothing was. */
export function requestColumns(
  tab: RequestTab,
  onTrack: (query: string) => void,
): readonly Column<MyRequest>[] {
  return [
    {
      id: 'query',
      header: 'myRequests.columns.query',
      kind: 'custom',
      value: (request) => request.query,
      width: 280,
      sortable: true,
      firstDirection: 'asc',
      isInCard: 'wide',
      cell: (request) => <QueryCell query={request.query} />,
    },
    {
      id: 'sources',
      header: 'myRequests.columns.sources',
      kind: 'custom',
      plain: (request, { t }) =>
        SOURCES.flatMap(([flag, name]) => (request[flag] ? t(`myRequests.sources.${name}`) : [])).join(', '),
      width: 220,
      isInCard: 'wide',
      cell: (request) => <SourceBadges request={request} />,
    },
    ...(tab === 'lost' ? [LOST, LAST_POSITION] : []),
    figure('frequency', 'count', (request) => request.frequency, true),
    ...POSITION,
    { ...figure('visibility', 'share', visibilityOf), heat: (request) => halfOf(visibilityOf(request)) },
    figure('viewUsers', 'count', (request) => request.viewUsers),
    figure('orders', 'count', (request) => request.orders, true),
    figure('gmv', 'kopecks', (request) => request.gmvKopecks),
    {
      id: 'tag',
      header: 'myRequests.columns.tag',
      kind: 'text',
      value: (request) => request.tag ?? undefined,
      width: 140,
      sortable: true,
    },
    {
      id: 'actions',
      header: 'myRequests.columns.actions',
      kind: 'custom',
      width: 96,
      isFixed: true,
      cell: (request) => <QueryMenu query={request.query} onTrack={onTrack} />,
    },
  ];
}
