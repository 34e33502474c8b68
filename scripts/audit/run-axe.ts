import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What keeps somebody from using the page; the lighter ones are advice. */
const GRAVE = ['serious', 'critical'];

/** What follows from the colours of a theme, from how wide a window is or from the language; all else is alike everywhere. */
const OF_APPEARANCE = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
];

/** `appearance`: of a screen that all rules have judged in another theme and language. */
export type Rules = 'all' | 'appearance';

export type Violation = { rule: string; impact: string; where: string };

/**
 * Runs inside a page. Rows drawn just as others above them, whatever words and numbers they have: their contrast and their
 * roles are those of the others, and most of what a table costs is the contrast of its cells.
 */
function findRepeatedRows(): Element[] {
  const drawn = new Set<string>();
  // An empty text or name is another drawing.
  const drawingOf = (element: Element) =>
    element.outerHTML
      // What a drawing in it shows.
      .replaceAll(/(<svg[^>]*>).*?<\/svg>/gs, '$1')
      .replaceAll(/rotate\([^)]+\)/g, 'rotate')
      .replaceAll(/>[^<]+</g, '>.<')
      .replaceAll(
        / (aria-label|aria-labelledby|aria-rowindex|data-row|data-row-key|href|id|src|title)="[^"]+"/g,
        ' $1',
      );
  return [...document.querySelectorAll('tbody > tr[aria-rowindex]')].filter((row) => {
    const parts = [row.cloneNode() as Element, ...row.children].map(drawingOf);
    const isRepeated = parts.every((part) => drawn.has(part));
    for (const part of parts) drawn.add(part);
    return isRepeated;
  });
}

/** Grave violations on the page as it stands now. Evaluated by the debugger, which the content policy does not stop. */
export async function runAxe(page: Page, rules: Rules = 'all'): Promise<Violation[]> {
  await page.evaluate(`if (globalThis.axe === undefined) { ${axe.source} }`);
  const only = rules === 'all' ? {} : { runOnly: OF_APPEARANCE };
  const repeated = await page.evaluateHandle(findRepeatedRows);
  const found = await page.evaluate(
    async ({ rows, chosen }) => {
      const { violations } = await (Reflect.get(globalThis, 'axe') as typeof axe).run(
        { exclude: rows },
        {
          resultTypes: ['violations'],
          // Style sheets are read for rules that are still tried out, which do not run.
          preload: false,
          ...chosen,
        },
      );
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html, any, all }) => ({
          rule: id,
          impact: String(impact),
          where: `${html.slice(0, 180)}: ${[...any, ...all].map(({ message }) => message).join('; ')}`,
        })),
      );
    },
    { rows: repeated, chosen: only },
  );
  return found
    .filter(({ impact }) => GRAVE.includes(impact))
    .map((violation) => ({ ...violation, where: violation.where.slice(0, 400) }));
}
