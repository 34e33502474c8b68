import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { AbImageId } from '@vitrina/contract/ids.ts';
import { describe, expect, test } from 'vitest';
import { hourRows, imageLines, orderOfLines } from './chart-lines.ts';

const image = (number: number) => ({ id: AbImageId.parse(100 + number), number }) as AbImage;
const [FIRST, SECOND, THIRD] = [1, 2, 3].map(image) as [AbImage, AbImage, AbImage];
const point = ({ id }: AbImage, value: number | null, low = value, high = value) => ({
  imageId: id,
  value,
  low,
  high,
});

describe('lines', () => {
  const days = [
    { day: '2026-11-20', images: [point(FIRST, 0.04, 0.03, 0.05), point(SECOND, null)] },
    { day: '2026-11-21', images: [point(SECOND, 0.05, null, null)] },
  ];
  const { x, series } = imageLines(
    days,
    [FIRST, SECOND, THIRD].map((one) => ({ image: one, name: `Image ${one.number}` })),
    'share',
  );

  test('have the colour of their image and a band where one is known', () => {
    expect(x).toEqual(['2026-11-20', '2026-11-21']);
    expect(series).toEqual([
      {
        id: '101',
        label: 'Image 1',
        values: [0.04, null],
        band: [[0.03, 0.05], null],
        unit: 'share',
        digits: 2,
        color: 0,
      },
      expect.objectContaining({ id: '102', values: [null, 0.05], band: [null, null], color: 1 }),
    ]);
  });

  test('are none for an image that was never measured', () => {
    expect(series.map(({ id }) => id)).not.toContain('103');
  });
});

test('of more images than a chart draws, the likely best come first', () => {
  const images = Array.from({ length: 12 }, (_, index) => image(index + 1));
  const results = {
    images: images.map(({ id, number }) => ({ imageId: id, chanceToBeBest: number === 12 ? 0.6 : 0.01 })),
  } as Parameters<typeof orderOfLines>[1];
  expect(orderOfLines(images, results)[0]?.number).toBe(12);
  expect(orderOfLines(images.slice(0, 10), results).map(({ number }) => number)[0]).toBe(1);
});

describe('hours', () => {
  const hours = [
    { hour: 0, images: [point(FIRST, 0.02), point(SECOND, 0.04)] },
    { hour: 1, images: [point(FIRST, null)] },
  ];

  test('are coloured by the best hour of any image, and what is not measured has no colour', () => {
    const [first, second] = hourRows(hours, [FIRST, SECOND]);
    expect(first?.hours.map(({ value, ratio }) => [value, ratio])).toEqual([
      [0.02, 0.5],
      [null, null],
    ]);
    expect(second?.hours.map(({ value, ratio }) => [value, ratio])).toEqual([
      [0.04, 1],
      [null, null],
    ]);
  });

  test('without a click have no colour at all', () => {
    const [row] = hourRows([{ hour: 0, images: [point(FIRST, 0)] }], [FIRST]);
    expect(row?.hours[0]?.ratio).toBeNull();
  });
});
