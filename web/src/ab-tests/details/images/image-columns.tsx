import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import type { AbCounters, AbImageResult } from '@vitrina/contract/ab-tests/results.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { ExcludeButton, ImageCell, LiftCell, ShareCell, StateCell } from './image-cells.tsx';
import { countOf, type ImageRow } from './results-rows.ts';

type Presses = {
  onZoom: (image: AbImage) => void;
  mayExclude: (image: AbImage) => boolean;
  onExclude: (image: AbImage) => void;
  hasActions: boolean;
};

type ImageColumn = Column<ImageRow>;
type Look = Pick<ImageColumn, 'id' | 'header' | 'width'> & Partial<ImageColumn>;

/** null: nothing is counted yet, or the source does not say. */
const number = (of: (result: AbImageResult) => number | null, look: Look): ImageColumn => ({
  kind: 'number',
  sortable: true,
  value: ({ result }) => (result === undefined ? null : of(result)),
  ...look,
});

const counter = (name: keyof AbCounters, look: Omit<Look, 'id'>) =>
  number((result) => countOf(result, name), { id: name, ...look });

const share = (of: (result: AbImageResult) => number | null, digits: number, look: Look) =>
  number(of, {
    unit: 'share',
    cell: ({ result }) => <ShareCell value={result === undefined ? null : of(result)} digits={digits} />,
    ...look,
  });

const NUMBERS: readonly ImageColumn[] = [
  counter('views', {
    header: 'abTestDetails.columns.views',
    description: 'abTestDetails.columns.viewsText',
    width: 90,
  }),
  counter('clicks', { header: 'abTestDetails.columns.clicks', width: 80 }),
  share(({ ctr }) => ctr, 2, {
    id: 'ctr',
    header: 'abTestDetails.columns.ctr',
    description: 'abTestDetails.columns.ctrText',
    width: 84,
    isInCard: true,
  }),
  share(({ chanceToBeBest }) => chanceToBeBest, 0, {
    id: 'chance',
    header: 'abTestDetails.columns.chance',
    width: 140,
  }),
  {
    id: 'lift',
    header: 'abTestDetails.columns.lift',
    description: 'abTestDetails.columns.liftText',
    kind: 'number',
    unit: 'change',
    sortable: true,
    value: ({ result, isBaseline }) => (isBaseline ? undefined : (result?.lift?.value ?? null)),
    cell: (row) => <LiftCell row={row} />,
    width: 230,
    isInCard: 'wide',
  },
  number(({ expectedLoss }) => expectedLoss, {
    id: 'loss',
    header: 'abTestDetails.columns.loss',
    description: 'abTestDetails.columns.lossText',
    unit: 'decimal',
    width: 130,
  }),
  share(({ adjustedCtr }) => adjustedCtr, 2, {
    id: 'adjustedCtr',
    header: 'abTestDetails.columns.adjustedCtr',
    description: 'abTestDetails.columns.adjustedCtrText',
    width: 130,
  }),
  counter('carts', { header: 'abTestDetails.columns.carts', width: 100 }),
  share(({ cartShare }) => cartShare, 1, {
    id: 'cartShare',
    header: 'abTestDetails.columns.cartShare',
    description: 'abTestDetails.columns.cartShareText',
    width: 110,
  }),
  counter('orders', { header: 'abTestDetails.columns.orders', width: 100 }),
  counter('modelOrders', { header: 'abTestDetails.columns.modelOrders', width: 140 }),
  number(({ rounds }) => rounds, {
    id: 'rounds',
    header: 'abTestDetails.columns.rounds',
    description: 'abTestDetails.columns.roundsText',
    width: 90,
  }),
  number(({ validWindows }) => validWindows, {
    id: 'windows',
    header: 'abTestDetails.columns.windows',
    description: 'abTestDetails.columns.windowsText',
    plain: ({ result }) => (result === undefined ? null : `${result.validWindows}/${result.allWindows}`),
    cell: ({ result }) => (
      <ShareCell value={result?.validWindows ?? null} of={result?.allWindows ?? null} digits={0} />
    ),
    width: 110,
  }),
];

export function imageColumns({ onZoom, mayExclude, onExclude, hasActions }: Presses): readonly ImageColumn[] {
  return [
    {
      id: 'image',
      header: 'abTestDetails.columns.image',
      kind: 'custom',
      value: ({ image }) => image.number,
      plain: ({ image }, { t }) =>
        [t('abTestDetails.image', { number: image.number }), image.idea].filter(Boolean).join(', '),
      cell: (row) => <ImageCell row={row} onZoom={() => onZoom(row.image)} />,
      sortable: true,
      firstDirection: 'asc',
      width: 210,
    },
    {
      id: 'state',
      header: 'abTestDetails.columns.state',
      kind: 'custom',
      value: ({ state }) => state,
      plain: ({ state }, { t }) => (state === 'none' ? undefined : t(`abTestDetails.states.${state}`)),
      cell: (row) => <StateCell row={row} />,
      width: 130,
      isInCard: true,
    },
    ...NUMBERS,
    ...(hasActions
      ? [
          {
            id: 'actions',
            header: 'abTestDetails.columns.actions',
            kind: 'custom',
            isFixed: true,
            cell: ({ image }: ImageRow) =>
              mayExclude(image) && <ExcludeButton image={image} onPress={() => onExclude(image)} />,
            width: 120,
          } as const,
        ]
      : []),
  ];
}
