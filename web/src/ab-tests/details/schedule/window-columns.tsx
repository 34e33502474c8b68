import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import type { AbCounters } from '@vitrina/contract/ab-tests/results.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { NotApplicable } from '../../../ui/absent.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { ImageMark, Moment, WindowState } from '../row-cells.tsx';
import type { ScheduleWindow } from './strip-layout.ts';
import { voidReasonText } from './void-reason.ts';

function VoidReason({ window }: { window: ScheduleWindow }) {
  return voidReasonText(window, useTexts().t) ?? <NotApplicable />;
}

type WindowColumn = Column<ScheduleWindow>;

const HEADERS = {
  views: 'abTestDetails.columns.views',
  clicks: 'abTestDetails.columns.clicks',
  carts: 'abTestDetails.columns.carts',
  orders: 'abTestDetails.columns.orders',
  modelOrders: 'abTestDetails.columns.modelOrders',
} as const satisfies Record<keyof AbCounters, unknown>;

const counter = (name: keyof AbCounters): WindowColumn => ({
  id: name,
  header: HEADERS[name],
  kind: 'number',
  value: ({ counters }) => counters?.[name] ?? null,
  width: 110,
  sortable: true,
  isInCard: name === 'clicks',
});

const moment = (name: 'from' | 'to'): WindowColumn => ({
  id: name,
  header: name === 'from' ? 'abTestDetails.windowColumns.from' : 'abTestDetails.windowColumns.to',
  kind: 'custom',
  value: (window) => window[name],
  plain: (window, { format }) => format.instantShort(window[name]),
  cell: (window) => <Moment at={window[name]} />,
  width: 150,
});

export function windowColumns(numberOf: (id: AbImage['id']) => number | undefined): readonly WindowColumn[] {
  return [
    {
      id: 'number',
      header: 'abTestDetails.windowColumns.number',
      kind: 'number',
      value: (window) => window.number,
      width: 90,
      sortable: true,
      firstDirection: 'asc',
    },
    { ...moment('from'), isInCard: true },
    moment('to'),
    {
      id: 'image',
      header: 'abTestDetails.columns.image',
      kind: 'custom',
      value: ({ imageId }) => numberOf(imageId),
      cell: ({ imageId }) => <ImageMark number={numberOf(imageId)} />,
      width: 150,
      sortable: true,
      isInCard: true,
    },
    {
      id: 'state',
      header: 'abTestDetails.columns.state',
      kind: 'custom',
      value: ({ state }) => state,
      plain: ({ state }, { t }) => t(`abTestDetails.windowStates.${state}`),
      cell: (window) => <WindowState window={window} />,
      width: 150,
    },
    counter('views'),
    counter('clicks'),
    counter('carts'),
    counter('orders'),
    counter('modelOrders'),
    {
      id: 'reason',
      header: 'abTestDetails.windowColumns.reason',
      kind: 'custom',
      plain: (window, { t }) => voidReasonText(window, t),
      cell: (window) => <VoidReason window={window} />,
      width: 200,
    },
    {
      id: 'person',
      header: 'abTestDetails.windowColumns.person',
      kind: 'text',
      value: ({ voidedBy }) => voidedBy ?? undefined,
      width: 160,
    },
  ];
}
