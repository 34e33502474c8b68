// npm run bench: the budgets of the design as a table of figures, each against a plain baseline of the same run.
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measureApi } from './api.ts';
import { fillMarket, MARKET } from './fill-market.ts';
import { measureIngest } from './ingest.ts';
import { openBench } from './open-bench.ts';
import { type Row, writeTable } from './report.ts';
import { measureReports } from './reports.ts';
import { measureSandbox } from './sandbox.ts';

const FILE = path.join(import.meta.dirname, '../docs/bench.md');

function writePage(rows: readonly Row[]): string {
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  return `# Measurements

\`npm run bench\` prints this table and writes it here. Market: ${MARKET.queries.toLocaleString('en')} queries × ${MARKET.days} days.
Machine: ${machine}; load average at the end ${os.loadavg()[0]?.toFixed(1) ?? '?'}.

${writeTable(rows)}

A row is a whole operation: the page, its exact total, the lines in its rows, freshness, the cabinet's plan. That is four to
seven statements at 3–6 ms each, which is what the second half of the budget (one statement's bound) does not allow for; a page
of the whole market is within p95 < 100 ms. An older period by an amount is the known hard case: two days of running sums are
joined, and the fifty rows found lie scattered.

The bare route answers in some 70 µs. user/getMyInfo takes about 90 µs more: one statement to PostgreSQL, the headers and the
limits of every answer. A statement compiled once instead of each time was tried: no more than the noise between runs.
`;
}

const bench = await openBench();
try {
  console.log('Filling the market (minutes, the first time only)…');
  await fillMarket(bench.context, (line) => console.log(line));
  const rows: Row[] = [];
  console.log('Reports…');
  rows.push(...(await measureReports(bench.context, bench.costs)));
  console.log('Ingest…');
  rows.push(...(await measureIngest(bench.context)));
  console.log('API…');
  rows.push(...(await measureApi(bench.context)));
  console.log('Sandbox…');
  rows.push(...(await measureSandbox()));
  const page = writePage(rows);
  await writeFile(FILE, page);
  console.log(`\n${page}`);
} finally {
  await bench.close();
}
