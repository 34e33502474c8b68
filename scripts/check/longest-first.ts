import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest on two cores, of each project, be it that it waits for clocks. Begun last it would keep one of two
 * workers busy while the other one has nothing left; by itself the runner takes files by their size.
 */
const LONGEST = [
  'server/src/queries/import/hostile-tables.test.ts',
  'sandbox/src/payments/deliver-due.test.ts',
  'server/proofs/radar.db.test.ts',
  'server/proofs/access-matrix.db.test.ts',
  'server/proofs/ab-lateness.db.test.ts',
  'server/src/accounts/messenger/follow-messenger.db.test.ts',
  'server/src/past/ab-tests.db.test.ts',
  'scripts/seed/fill-market.db.test.ts',
  'web/parts/axe.spec.ts',
  'e2e/every-screen-on-paper.spec.ts',
  'e2e/every-screen-in-a-hand.spec.ts',
  'e2e/my-requests.spec.ts',
  'e2e/only-reading.spec.ts',
  'e2e/cabinet-people.spec.ts',
];

/** Moves the clock by more than a day: a story after it on the same stack would wait until those days are collected. */
const LAST = 'e2e/foresight.spec.ts';

const rank = ({ moduleId }: TestSpecification) => {
  if (moduleId.endsWith(LAST)) return LONGEST.length + 1;
  const nth = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return nth === -1 ? LONGEST.length : nth;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await BaseSequencer.prototype.sort.call(this, files);
    return bySize.toSorted((one, other) => rank(one) - rank(other));
  }
}
