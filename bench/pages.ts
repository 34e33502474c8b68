import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Row, writeTable } from './report.ts';

const FILE = path.join(import.meta.dirname, '../docs/bench.md');

/** A part of the page that is measured by itself: its heading, what stands above the table and what below. */
export type Section = { title: string; before: string; rows: readonly Row[]; after: string };

export function writeSection({ title, before, rows, after }: Section): string {
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const load = `load average at the end ${os.loadavg()[0]?.toFixed(1) ?? '?'}`;
  return `## ${title}\n\n${before}\nMachine: ${machine}; ${load}.\n\n${writeTable(rows)}\n\n${after}\n`;
}

/** Puts a section in the place of the older one of its title, or at the end of the page. */
export function replaceSection(page: string, title: string, text: string): string {
  const [head = '', ...sections] = page.split(/^(?=## )/m);
  const index = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  if (index === -1) sections.push(text);
  else sections[index] = text;
  return [head, ...sections].map((part) => `${part.trimEnd()}\n`).join('\n');
}

/** Keeps the measurements in docs/bench.md; sections that were not measured now stay. */
export function keepSection(section: Section): string {
  const text = writeSection(section);
  writeFileSync(FILE, replaceSection(readFileSync(FILE, 'utf8'), section.title, text));
  return text;
}
