import type { SortDirection } from '@vitrina/contract/paging.ts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ValueUnit } from '../../platform/texts/create-format.ts';
import type { TextKey } from '../../platform/texts/text-key.ts';
import type { Words } from '../../platform/texts/words.ts';

export type CellValue = string | number | null | undefined;

/** A column is data that lives outside of components: `const columns: readonly Column<Row>[] = [...]`. */
export type Column<Row> = {
  /** Also the sort key that the server gets. */
  readonly id: string;
  readonly header: TextKey;
  readonly description?: TextKey;
  /** How the number is made, under the description in the hint of the header. */
  readonly formula?: TextKey;
  readonly kind: 'text' | 'number' | 'custom';
  /** null is "not measured" (hatched), undefined is "not applicable" (a dash). */
  readonly value?: (row: Row) => CellValue;
  readonly unit?: ValueUnit;
  /** 0 to 1: a heat colour under the printed number. */
  readonly heat?: (row: Row) => number | null;
  readonly cell?: (row: Row) => ReactNode;
  /** What a copy and a file hold where `value` is not what a person reads: a state in words, a moment. */
  readonly plain?: (row: Row, words: Words) => CellValue;
  /** A sparkline, on a scale of its own or on one for all rows as the person likes. */
  readonly line?: {
    readonly values: (row: Row) => readonly (number | null)[];
    readonly label: (row: Row, t: TFunction) => string;
    /** The places of the values that the row is about. */
    readonly shaded?: (row: Row) => readonly [number, number];
    readonly unit?: ValueUnit;
    /** Places: the first on top. */
    readonly isInverted?: boolean;
  };
  /** Pixels; a person may change it. */
  readonly width: number;
  readonly sortable?: boolean;
  readonly firstDirection?: SortDirection;
  readonly isHidden?: boolean;
  /** One of the facts of the card that replaces a row on narrow screens; `wide` takes a whole line there. */
  readonly isInCard?: boolean | 'wide';
  /** Buttons of the row: they stand last, and are neither hidden, moved nor copied. */
  readonly isFixed?: boolean;
};

export type SortStep = { readonly key: string; readonly direction: SortDirection };

/** One key or two; the second orders what the first leaves equal. */
export type TableSort = {
  readonly sort: string;
  readonly direction: SortDirection;
  readonly thenSort?: string | undefined;
  readonly thenDirection?: SortDirection | undefined;
};

export type TablePage = { readonly page: number; readonly pageSize: number };

/** Columns that answer one question, chosen together. */
export type ColumnSet = { readonly id: string; readonly label: TextKey; readonly columns: readonly string[] };

export function isNumber<Row>({ kind, unit }: Column<Row>): boolean {
  return kind === 'number' || unit !== undefined;
}
