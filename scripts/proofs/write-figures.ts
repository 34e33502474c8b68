import type { Figure } from '../../server/proofs/figure.ts';

/** `flags`: what else the command was given. */
export type Timed = { name: string; seconds: number; figures: readonly Figure[]; flags?: string };

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ').trim();
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** The figures of one proof, under the command that prints them. */
export function writeSection(
  { name, seconds, figures, flags = '' }: Timed,
  { day, machine }: { day: string; machine: string },
): string {
  return `## ${name}

\`npm run proofs -- --only ${name}${flags}\`, ${day}, ${machine}, ${seconds.toFixed(0)} s.

${row(['id', 'figure', 'required', 'measured', ''])}
|---|---|---|---|---|
${figures
  .map(({ id, figure, required, measured, isKept }) =>
    row([id, figure, required, measured, isKept ? 'met' : '**not met**']),
  )
  .join('\n')}

`;
}

const sectionsOf = (page: string) => page.split(/^(?=## )/m);

/** Puts a section in the place of the one that is named alike; the order is that of the proofs, and nothing else stays. */
export function renewSection(page: string, section: string, names: readonly string[]): string {
  const nameOf = (text: string) => /^## (\S+)/.exec(text)?.[1] ?? '';
  const [head = '', ...known] = sectionsOf(page);
  const byName = new Map([...known, section].map((one) => [nameOf(one), one]));
  return `${[head, ...names.map((name) => byName.get(name) ?? '')].join('').trimEnd()}\n`;
}
