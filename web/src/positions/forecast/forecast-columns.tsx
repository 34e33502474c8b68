import {
  type MomentForecast,
  POSITION_FORECAST,
  type QueryForecast,
} from '@vitrina/contract/positions/forecast.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import { NotApplicable } from '../../ui/absent.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import classes from './forecast.module.css';
import { bandText, chanceText, middleText } from './forecast-words.ts';

const TOP_HEADERS = ['positionForecast.top10', 'positionForecast.top50', 'positionForecast.top100'] as const;

/** Below every number: what is beyond all places stands last. */
const BEYOND = 1001;

/** What is said, or why nothing is. */
function saidText({ moment, reason }: QueryForecast, words: Words): string {
  if (reason !== null) return words.t(`positionForecast.reasons.${reason}`);
  if (moment === null) return '';
  return words.t('positionForecast.said', {
    middle: middleText(words, moment),
    band: bandText(words, moment),
  });
}

function SaidCell({ row }: { row: QueryForecast }) {
  const words = useTexts();
  const text = saidText(row, words);
  if (row.moment === null)
    return (
      <span className={classes['reason']} title={text}>
        {text}
      </span>
    );
  return <bdi title={text}>{text}</bdi>;
}

function ChanceCell({ moment, top }: { moment: MomentForecast | null; top: number }) {
  const words = useTexts();
  const percent = moment?.chances[top];
  return percent === undefined ? <NotApplicable /> : chanceText(words, percent);
}

const chanceColumn = (top: number): Column<QueryForecast> => ({
  id: `top${POSITION_FORECAST.tops[top]}`,
  header: TOP_HEADERS[top] ?? TOP_HEADERS[0],
  description: 'positionForecast.chanceHint',
  kind: 'number',
  unit: 'share',
  value: ({ moment }) => (moment === null ? undefined : (moment.chances[top] ?? 0) / 100),
  heat: ({ moment }) => (moment === null ? null : (moment.chances[top] ?? 0) / 100),
  width: 110,
  sortable: true,
  firstDirection: 'desc',
  isInCard: true,
  cell: ({ moment }) => <ChanceCell {...{ moment, top }} />,
});

export const FORECAST_COLUMNS: readonly Column<QueryForecast>[] = [
  {
    id: 'query',
    header: 'positions.columns.query',
    kind: 'text',
    value: ({ query }) => query,
    width: 260,
    sortable: true,
    isInCard: 'wide',
  },
  {
    id: 'said',
    header: 'positionForecast.place',
    description: 'positionForecast.placeHint',
    kind: 'custom',
    value: ({ moment }) => (moment === null ? undefined : (moment.middle ?? BEYOND)),
    plain: saidText,
    width: 300,
    sortable: true,
    isInCard: 'wide',
    cell: (row) => <SaidCell row={row} />,
  },
  chanceColumn(0),
  chanceColumn(1),
  chanceColumn(2),
  {
    id: 'record',
    header: 'positionForecast.record',
    description: 'positionForecast.recordHint',
    kind: 'custom',
    value: ({ held, came }) => (came === 0 ? undefined : held / came),
    plain: ({ held, came }, { t }) => (came === 0 ? undefined : t('positionForecast.held', { held, came })),
    width: 140,
    sortable: true,
    isInCard: true,
    cell: (row) => <RecordCell row={row} />,
  },
];

function RecordCell({ row: { held, came } }: { row: QueryForecast }) {
  const { t } = useTexts();
  return came === 0 ? <NotApplicable /> : t('positionForecast.held', { held, came });
}
