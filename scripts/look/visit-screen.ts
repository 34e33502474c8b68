import type { Page } from 'playwright-core';
import { findFlaws } from './find-flaws.ts';
import { openQuietly } from './open-quietly.ts';

/** interface-rules.md S1. What moves after a person has done something does not count. */
const MOST_SHIFT = 0.02;
/** Charts fade in and skeletons pass; what stands still after it is what a person sees. */
const SETTLED_MS = 250;

export type Finding = { screen: string; rule: string; what: string };

/** Before the first visit: counts how much the content jumps while a screen loads. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.flatMap(({ node }) =>
          node instanceof Element
            ? [`${node.tagName.toLowerCase()}.${node.getAttribute('class')?.split(' ').at(-1) ?? ''}`]
            : [],
        );
        shifts.push({ value: entry.value, what: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved until now is not told of what follows. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts = Reflect.get(globalThis, 'shifts') as unknown[] | undefined;
    shifts?.splice(0);
  });
}

type Visit = {
  mostShift?: number;
  /** By its address, unless said otherwise. */
  open?: (screen: string) => Promise<unknown>;
};

/** Opens a screen, waits until nothing more comes, and says what is wrong with it. */
export async function visitScreen(page: Page, screen: string, visit: Visit = {}): Promise<Finding[]> {
  const { mostShift = MOST_SHIFT, open = (address) => page.goto(address) } = visit;
  // What the screen before did in the same document.
  await forgetShifts(page);
  await openQuietly(page, () => open(screen), 'h1, h2, [role="heading"]');
  await page.waitForTimeout(SETTLED_MS);
  const atTop = await page.evaluate(findFlaws, 'top' as const);
  const shifts = await page.evaluate(
    () => Reflect.get(globalThis, 'shifts') as { value: number; what: string }[],
  );
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  // What hangs at the lower edge may cover what stands last.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(SETTLED_MS);
  const atEnd = await page.evaluate(findFlaws, 'end' as const);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const jump = {
    rule: 'jump',
    what: `${shift.toFixed(3)}: ${shifts.map(({ what }) => what).join('; ')}`.slice(0, 300),
  };
  const found = [...atTop, ...atEnd, ...(shift >= mostShift ? [jump] : [])];
  const unique = new Map(found.map((flaw) => [`${flaw.rule} ${flaw.what}`, { screen, ...flaw }]));
  return [...unique.values()];
}
