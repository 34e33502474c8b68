import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { Area } from '../model/matrix-geometry.ts';

type MatrixTwinProps = {
  caption: string;
  /** What is in sight. */
  area: Area;
  rowName: (row: number) => string;
  /** Rows of totals come last and are always read. */
  footRows: readonly number[];
  bucketName: (bucket: number) => string;
  cellText: (row: number, bucket: number) => string;
};

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** What canvas shows, as a real table for screen readers: the visible window, which follows the focus. */
function PlainMatrixTwin({ caption, area, rowName, footRows, bucketName, cellText }: MatrixTwinProps) {
  const buckets = range(area.first.bucket, area.last.bucket);
  const rows = [...range(area.first.row, area.last.row), ...footRows];
  return (
    <VisuallyHidden component="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {buckets.map((bucket) => (
              <th key={bucket} scope="col">
                {bucketName(bucket)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowName(row)}</th>
              {buckets.map((bucket) => (
                <td key={bucket}>{cellText(row, bucket)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

export const MatrixTwin = memo(PlainMatrixTwin);
