import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { inMb } from './measure.ts';
import type { Row } from './report.ts';

const BUDGET = { seconds: 10, memoryMb: 250 };
const Cost = z.object({ seconds: z.number(), memoryMb: z.number(), bytes: z.number() });

async function runChild(kind: 'workbook' | 'plain') {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, 'workbook-child.ts'),
    kind,
  ]);
  return Cost.parse(JSON.parse(stdout));
}

/** The XLSX file of the largest export, without the reading of its rows. */
export async function measureWorkbook(): Promise<Row[]> {
  const plain = await runChild('plain');
  const own = await runChild('workbook');
  return [
    {
      what: 'export: 100,000 rows × 24 columns to XLSX',
      measured: `${own.seconds.toFixed(1)} s, ${own.memoryMb.toFixed(0)} MB of memory, file of ${inMb(own.bytes)}`,
      baseline: `the same rows as text, cells joined: ${plain.seconds.toFixed(1)} s, ${plain.memoryMb.toFixed(0)} MB`,
      ratio: own.seconds / plain.seconds,
      budget: `< ${BUDGET.seconds} s, < ${BUDGET.memoryMb} MB`,
      isKept: own.seconds < BUDGET.seconds && own.memoryMb < BUDGET.memoryMb,
    },
  ];
}
