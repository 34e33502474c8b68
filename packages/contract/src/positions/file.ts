import { moscowDay } from '../dates.ts';
import type { TimeGrouping } from '../grouping.ts';
import {
  CSV_FORM,
  csvLine,
  csvNumber,
  csvText,
  type SheetUnit,
  sheetMoment,
} from '../writing/spreadsheets.ts';
import { type PositionCell } from './matrix.ts';
import { type ColorBy, changeTone, placeTone, previousPlaces, toneFill } from './place-tones.ts';
import { CheckOutcome, type Place } from './places.ts';

/** The words of a file of positions, which the screen sends along; outcomes have their own. */
export const FILE_TEXTS = [
  ...CheckOutcome.options,
  'sheet',
  'about',
  'query',
  'now',
  'best',
  'median',
  'moment',
  'place',
  'outcome',
  'checkedAt',
  'mode',
  'placesRead',
  'lateSeconds',
  'product',
  'sku',
  'city',
  'cabinet',
  'marketplace',
  'period',
  'grouping',
  'choice',
  'form',
  'madeAt',
  'rows',
  'coverage',
  'plain',
  'category',
  'answered',
  'planned',
  'marketplaceName',
  'periodText',
  'groupingText',
  'choiceText',
  'formText',
  'notFoundShort',
  'deepShort',
] as const;
export type FileTexts = Readonly<Partial<Record<string, string>>>;
export const fileText = (texts: FileTexts, key: string): string => texts[key] ?? key;

export type FileColumn = { header: string /** In characters. */; width: number; unit?: SheetUnit };
/** A value with a fill is coloured as on the screen. null is an empty cell. */
export type FileCell = string | number | null | { value: string | number; fill: string };
export type FileRow = readonly FileCell[];
export type PositionFile = { columns: readonly FileColumn[]; rows: readonly FileRow[] };

type SavedRow = {
  query: string;
  now: Place;
  best: Place;
  median: number | null;
  cells: readonly PositionCell[];
};
type Saved = {
  buckets: readonly string[];
  rows: readonly SavedRow[];
  grouping: TimeGrouping;
  colorBy: ColorBy;
  texts: FileTexts;
};

const QUERY_WIDTH = 40;
const NUMBER_WIDTH = 12;
const MOMENT_WIDTH = 18;
const WORDS_WIDTH = 28;

/** A place as a number, н/н and 1000+ as what they are, and nothing where nobody measured. */
function placeValue(place: Place, texts: FileTexts): string | number | null {
  if (place === 'notFound') return fileText(texts, 'notFoundShort');
  return place === 'deep' ? fileText(texts, 'deepShort') : place;
}

/** Days and longer buckets have no time of day. */
function bucketHeader(bucket: string, grouping: TimeGrouping): string {
  const isDated = grouping === 'Day' || grouping === 'Week' || grouping === 'Month';
  return isDated
    ? moscowDay(new Date(bucket)).split('-').toReversed().join('.')
    : sheetMoment(Date.parse(bucket));
}

/** Queries by buckets, as the matrix shows them. */
export function wideFile({ buckets, rows, grouping, colorBy, texts }: Saved): PositionFile {
  const number = (key: string): FileColumn => ({
    header: fileText(texts, key),
    width: NUMBER_WIDTH,
    unit: 'place',
  });
  return {
    columns: [
      { header: fileText(texts, 'query'), width: QUERY_WIDTH },
      ...['now', 'best', 'median'].map(number),
      ...buckets.map(
        (bucket): FileColumn => ({
          header: bucketHeader(bucket, grouping),
          width: MOMENT_WIDTH,
          unit: 'place',
        }),
      ),
    ],
    rows: rows.map(({ query, now, best, median, cells }) => {
      const previous = colorBy === 'change' ? previousPlaces(cells) : [];
      const filled = cells.map((cell, bucket): FileCell => {
        const value = placeValue(cell.place, texts);
        const tone = colorBy === 'change' ? changeTone(cell, previous[bucket] ?? null) : placeTone(cell);
        const fill = toneFill(tone);
        return value === null || fill === null ? value : { value, fill };
      });
      return [query, placeValue(now, texts), placeValue(best, texts), median, ...filled];
    }),
  };
}

/** What a cell was, in words: found, н/н, 1000+, or why there is no place; null: nothing was due. */
function outcomeOf({ place, gap }: PositionCell): CheckOutcome | null {
  if (place === null) return gap;
  return typeof place === 'number' ? 'found' : place;
}

/** A row for each query and bucket; what was not due yet has one too, and says nothing. */
export function longFile({ buckets, rows, texts }: Saved): PositionFile {
  const count = (key: string): FileColumn => ({
    header: fileText(texts, key),
    width: NUMBER_WIDTH,
    unit: 'count',
  });
  return {
    columns: [
      { header: fileText(texts, 'moment'), width: MOMENT_WIDTH, unit: 'moment' },
      { header: fileText(texts, 'query'), width: QUERY_WIDTH },
      { header: fileText(texts, 'place'), width: NUMBER_WIDTH, unit: 'place' },
      { header: fileText(texts, 'outcome'), width: WORDS_WIDTH },
      { header: fileText(texts, 'checkedAt'), width: MOMENT_WIDTH, unit: 'moment' },
      // Two numbers: a spreadsheet takes "5/12" for a day of December.
      ...['answered', 'planned'].map(count),
    ],
    rows: rows.flatMap(({ query, cells }) =>
      cells.map((cell, index) => {
        const at = Date.parse(buckets[index] ?? '');
        const outcome = outcomeOf(cell);
        return [
          at,
          query,
          placeValue(cell.place, texts),
          outcome && fileText(texts, outcome),
          cell.minute === undefined ? null : at + cell.minute * 60_000,
          cell.coverage?.answered ?? null,
          cell.coverage?.planned ?? null,
        ];
      }),
    ),
  };
}

/** One check as it was stored. */
export type RawCheck = {
  at: number;
  query: string;
  outcome: CheckOutcome;
  place: number | null;
  placesRead: number;
  mode: 'plain' | 'category';
  lateSeconds: number;
};

export function rawColumns(texts: FileTexts): FileColumn[] {
  const count = (key: string): FileColumn => ({
    header: fileText(texts, key),
    width: NUMBER_WIDTH,
    unit: 'count',
  });
  return [
    { header: fileText(texts, 'moment'), width: MOMENT_WIDTH, unit: 'moment' },
    { header: fileText(texts, 'query'), width: QUERY_WIDTH },
    { header: fileText(texts, 'place'), width: NUMBER_WIDTH, unit: 'place' },
    { header: fileText(texts, 'outcome'), width: WORDS_WIDTH },
    count('placesRead'),
    { header: fileText(texts, 'mode'), width: NUMBER_WIDTH },
    count('lateSeconds'),
  ];
}

export function rawRow(check: RawCheck, texts: FileTexts): FileRow {
  const { at, query, outcome, place, placesRead, mode, lateSeconds } = check;
  const known = outcome === 'deep' || outcome === 'notFound' ? outcome : place;
  return [
    at,
    query,
    placeValue(known, texts),
    fileText(texts, outcome),
    placesRead,
    fileText(texts, mode),
    lateSeconds,
  ];
}

type FileDetails = {
  texts: FileTexts;
  cabinetName: string;
  productName: string;
  sku: number;
  cityName: string;
  rows: number;
  madeAt: Date;
  /** Buckets with a found place of those with an answer; unknown for the file of checks. */
  coverage?: string;
};

/** interface-rules.md G10: the second sheet, which says what the first one is. */
export function aboutFile(details: FileDetails): (readonly [name: string, value: string | number])[] {
  const text = (key: string) => fileText(details.texts, key);
  return [
    [text('cabinet'), details.cabinetName],
    [text('product'), details.productName],
    [text('sku'), String(details.sku)],
    [text('city'), details.cityName],
    [text('marketplace'), text('marketplaceName')],
    [text('period'), text('periodText')],
    [text('grouping'), text('groupingText')],
    [text('choice'), text('choiceText')],
    [text('form'), text('formText')],
    ...(details.coverage === undefined ? [] : [[text('coverage'), details.coverage] as const]),
    [text('rows'), details.rows],
    [text('madeAt'), sheetMoment(details.madeAt.getTime())],
  ];
}

/** Found places of what was answered: "14/20". */
export function coverageOf(rows: readonly Pick<SavedRow, 'cells'>[]): string {
  const answers = rows.flatMap(({ cells }) => cells.flatMap(({ place }) => place ?? []));
  return `${answers.filter((place) => typeof place === 'number').length} / ${answers.length}`;
}

/** A line of a text file as a Russian Excel opens it, its end included. */
export function csvRow(row: FileRow, columns: readonly FileColumn[]): string {
  return csvLine(
    row.map((cell, index) => {
      const value = typeof cell === 'object' && cell !== null ? cell.value : cell;
      if (value === null) return '';
      return typeof value === 'number' ? csvNumber(value, columns[index]?.unit ?? 'count') : csvText(value);
    }),
  );
}

export function csvHead(columns: readonly FileColumn[]): string {
  return CSV_FORM.byteOrderMark + csvLine(columns.map(({ header }) => csvText(header)));
}
