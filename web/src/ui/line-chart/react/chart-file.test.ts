import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { copyText, fileNameOf, footerOf, givePicture } from './chart-file.ts';

test('a file is named by its chart and period, without signs that no name may have', () => {
  expect(fileNameOf('Places', '2026-11-20', '2026-11-21', 'csv')).toBe('Places 2026-11-20 2026-11-21.csv');
  expect(fileNameOf('a/b: "c"', '2026-11-20T20:30:00.000Z', '2026-11-21', 'png')).toBe(
    'a-b- -c- 2026-11-20 23-30 2026-11-21.png',
  );
});

test('under a picture stand its source, the clock and the maker, and an unknown source leaves no gap', () => {
  const t = ((key: string, { source = '' } = {}) => key + source) as unknown as TFunction;
  expect(footerOf(' WB', t)).toBe('ui.chart.source WB · ui.chart.moscowTime · Vitrina');
  for (const source of ['', undefined]) expect(footerOf(source, t)).toBe('ui.chart.moscowTime · Vitrina');
});

test('a picture is saved, or said to be missing', () => {
  const [picture, save, onFailed] = [new Blob(), vi.fn(), vi.fn()];
  givePicture(picture, { save, onFailed });
  expect([save.mock.calls, onFailed.mock.calls]).toEqual([[[picture]], []]);
  givePicture(null, { save, onFailed });
  expect([save.mock.calls, onFailed.mock.calls]).toEqual([[[picture]], [[]]]);
});

test('a copy is confirmed when it was made, and reported when the browser refused it', async () => {
  for (const [write, reported] of [
    [async () => undefined, ['copied']],
    [async () => Promise.reject(new Error('not allowed')), ['refused']],
  ] as const) {
    const said: string[] = [];
    await copyText({ write, onCopied: () => said.push('copied'), onRefused: () => said.push('refused') });
    expect(said).toEqual(reported);
  }
});
