import { expect, it } from 'vitest';
import { isGood, type Judged, writeAudit } from './write-audit.ts';

const FINE: Judged = {
  variant: 'ru-light',
  screen: '/login',
  scores: { accessibility: 100, bestPractices: 96, failed: ['valid-source-maps'] },
  violations: [],
};
const VIOLATION = { rule: 'label', impact: 'critical', where: '#email | no label' };

it('one score below the bound or one grave violation is enough', () => {
  expect(isGood(FINE)).toBe(true);
  expect(isGood({ ...FINE, scores: { ...FINE.scores, bestPractices: 94 } })).toBe(false);
  expect(isGood({ ...FINE, violations: [VIOLATION] })).toBe(false);
});

it('a line shows the worst of the variants, and below it stands why', () => {
  const bad: Judged = {
    variant: 'ar-dark',
    screen: '/login',
    scores: { accessibility: 90, bestPractices: 100, failed: ['color-contrast'] },
    violations: [VIOLATION],
  };
  const page = writeAudit([FINE, bad], { release: '1.2.3', day: '2026-11-21' });
  expect(page).toContain('| /login | 90 | 96 | 1 | **not good** |');
  expect(page).toContain('- ar-dark /login: color-contrast, label at #email / no label');
});

it('nothing stands below when all is well', () => {
  const page = writeAudit([FINE], { release: '1.2.3', day: '2026-11-21' });
  expect(page.endsWith('| /login | 100 | 96 | 0 | good |\n')).toBe(true);
});
