const FACTS = ['source', 'lastDay', 'takenAt', 'late', 'nextAt', 'window', 'moscowTime'] as const;

export type FreshnessFact = (typeof FACTS)[number];

/** What tells the age of the numbers; the rest tells how they come about. */
const AGES: readonly FreshnessFact[] = ['lastDay', 'takenAt', 'late'];

type Details = { lastDay?: unknown; takenAt?: unknown; nextAt?: unknown; more?: readonly unknown[] };

/** How many lines a phone will need for what the screen tells of (null: it is on its way), while none of it is there. */
export function countWaited({ lastDay, takenAt, nextAt, more = [] }: Details): number {
  const isKnown = [lastDay, takenAt, nextAt].some((age) => age !== undefined && age !== null);
  return isKnown ? 0 : [lastDay, takenAt, ...more].filter((one) => one === null).length;
}

/** What is known, in the order of the line. On a phone only the major facts stand in it, and the dialog has all. */
export function listFacts(texts: Readonly<Partial<Record<FreshnessFact, string | false>>>) {
  const known = FACTS.flatMap((fact) => {
    const text = texts[fact];
    return text === undefined || text === false ? [] : [{ fact, text }];
  });
  const hasAge = known.some(({ fact }) => AGES.includes(fact));
  return known.map(({ fact, text }) => ({
    text,
    // Before the first numbers the age is unknown: then it matters when they come.
    isMajor: hasAge ? AGES.includes(fact) : fact === 'nextAt',
  }));
}
