import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inCell, SampleElement } from './cell-samples.ts';
import type { KeyPlace, KeyPress } from './grid-keys.ts';
import { takeGridKey } from './take-grid-key.ts';

beforeEach(() => {
  vi.stubGlobal('Element', SampleElement);
  return () => void vi.unstubAllGlobals();
});

const TARGET = inCell(3, 4);
const OTHER = new SampleElement();

type Pressed = { target?: SampleElement; isInTable?: boolean; cell?: unknown; isTaken?: boolean };

function press({ target = TARGET, isInTable = true, cell = target, isTaken = true }: Pressed = {}) {
  const table = new SampleElement({ holds: { 'tr[data-row="3"] > [aria-colindex="4"]': cell } });
  const takeKey = vi.fn<(press: KeyPress, place: KeyPlace) => boolean>(() => isTaken);
  const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
  const currentTarget = Object.assign(table, { contains: () => isInTable });
  const event = { target, currentTarget, preventDefault, stopPropagation };
  takeGridKey(event as unknown as KeyboardEvent<HTMLElement>, 2, takeKey);
  const kept = [preventDefault, stopPropagation].map(({ mock }) => mock.calls.length);
  return { place: takeKey.mock.calls[0]?.[1], kept };
}

test('a key that the table takes is nobody else’s, another one stays with the page', () => {
  expect(press().kept).toEqual([1, 1]);
  expect(press({ isTaken: false }).kept).toEqual([0, 0]);
});

test('a key is reported with its cell, and whether a control in it has the focus', () => {
  expect(press().place).toMatchObject({ focused: { row: 3, column: 2 }, cell: TARGET, isInControl: false });
  expect(press({ cell: OTHER }).place).toMatchObject({ cell: OTHER, isInControl: true, takesKeys: false });
});

test('a control that needs keys is known, and so is the first control of the cell', () => {
  const target = inCell(3, 4, { 'input:not': OTHER });
  expect(press({ target }).place?.takesKeys).toBe(true);
  const cell = new SampleElement({ holds: { 'a[href]': OTHER } });
  expect(press({ cell }).place?.firstControl()).toBe(OTHER);
});

test('keys beside cells, and in a menu that a cell has opened elsewhere, are not the table’s', () => {
  for (const pressed of [press({ target: OTHER }), press({ isInTable: false })])
    expect(pressed).toEqual({ place: undefined, kept: [0, 0] });
});
