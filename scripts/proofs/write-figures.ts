import type { Figure } from '../../server/proofs/figure.ts';

export type Timed = { seconds: number; figures: readonly Figure[] };

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ').trim();
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** One table; the seconds stand at the first figure of each proof, because its figures are measured together. */
export function writeTable(proofs: readonly Timed[]): string {
  const lines = proofs.flatMap(({ seconds, figures }) =>
    figures.map(({ id, figure, required, measured, isKept }, index) =>
      row([
        id,
        figure,
        required,
        measured,
        isKept ? 'met' : '**not met**',
        index === 0 ? seconds.toFixed(0) : '',
      ]),
    ),
  );
  return [
    row(['id', 'figure', 'required', 'measured', '', 'seconds']),
    '|---|---|---|---|---|---:|',
    ...lines,
  ].join('\n');
}

export function writePage(proofs: readonly Timed[], machine: string, day: string): string {
  return `# Figures of security and of image tests

Printed by \`npm run proofs\` on ${day} (${machine}); what each figure means is in [security.md](security.md),
those of image tests (AB) and of effects of notes (EF) in [metrics.md](metrics.md). The same proofs run small with every \`npm test\`.

${writeTable(proofs)}
`;
}
