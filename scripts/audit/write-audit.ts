import type { Violation } from './run-axe.ts';
import type { Scores } from './run-lighthouse.ts';

/** The issue's bound for both categories. */
const LEAST_SCORE = 95;

export type Judged = { variant: string; screen: string; scores: Scores; violations: readonly Violation[] };

export function isGood({ scores, violations }: Judged): boolean {
  return (
    scores.accessibility >= LEAST_SCORE && scores.bestPractices >= LEAST_SCORE && violations.length === 0
  );
}

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ').trim();

/** A line a screen, the worst of its variants in each column; what a failure is made of stands below. */
export function writeAudit(
  judged: readonly Judged[],
  { release, day }: { release: string; day: string },
): string {
  const screens = Map.groupBy(judged, ({ screen }) => screen);
  const variants = [...new Set(judged.map(({ variant }) => variant))];
  const rows = [...screens].map(([screen, all]) => {
    const worst = (of: (scores: Scores) => number) => Math.min(...all.map(({ scores }) => of(scores)));
    const grave = all.reduce((sum, { violations }) => sum + violations.length, 0);
    const cells = [
      decodeURIComponent(screen),
      String(worst(({ accessibility }) => accessibility)),
      String(worst(({ bestPractices }) => bestPractices)),
      String(grave),
      all.every(isGood) ? 'good' : '**not good**',
    ];
    return `| ${cells.map(cell).join(' | ')} |`;
  });
  const bad = judged
    .filter((one) => !isGood(one))
    .map(
      ({ variant, screen, scores, violations }) =>
        `- ${variant} ${decodeURIComponent(screen)}: ${cell([...scores.failed, ...violations.map(({ rule, where }) => `${rule} at ${where}`)].join(', '))}`,
    );
  return `# Accessibility and good practice

\`npm run audit\` prints and writes this table: Lighthouse (at least ${LEAST_SCORE} of 100 for both) and axe (nothing serious or
critical) on ${screens.size} screens in ${variants.join(', ')}; each row shows the worst of them. Release ${release}, ${day}.

| screen | accessibility | best practices | axe, grave | |
|---|---:|---:|---:|---|
${rows.join('\n')}
${bad.length === 0 ? '' : `\n${bad.join('\n')}\n`}`;
}
