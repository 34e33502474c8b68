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

/** Grave violations on the page as it stands now. Evaluated by the debugger, which the content policy does not stop. */
export async function runAxe(page: Page, rules: Rules = 'all'): Promise<Violation[]> {
  await page.evaluate(`if (globalThis.axe === undefined) { ${axe.source} }`);
  const only = rules === 'all' ? {} : { runOnly: OF_APPEARANCE };
  const found = await page.evaluate(async (chosen) => {
    const { violations } = await (Reflect.get(globalThis, 'axe') as typeof axe).run(document, {
      resultTypes: ['violations'],
      ...chosen,
    });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, any, all }) => ({
        rule: id,
        impact: String(impact),
        where: `${html.slice(0, 180)}: ${[...any, ...all].map(({ message }) => message).join('; ')}`,
      })),
    );
  }, only);
  return found
    .filter(({ impact }) => GRAVE.includes(impact))
    .map((violation) => ({ ...violation, where: violation.where.slice(0, 400) }));
}
