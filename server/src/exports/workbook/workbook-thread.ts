import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from 'write-excel-file/node';
import { toCells } from './sheet-cells.ts';
import type { About, SheetRow, Workbook } from './workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

export type ToThread = { rows: readonly SheetRow[] } | { about: About };

const workbook = workerData as Workbook;
const rows: Row[] = [];

parentPort?.on('message', (message: ToThread) => {
  if ('rows' in message) rows.push(...message.rows.map((row) => toCells(row, workbook.columns)));
  else void finish(message.about);
});

async function finish(about: About): Promise<void> {
  const bytes = await writeWorkbook(workbook, rows, about);
  parentPort?.postMessage(bytes);
}
