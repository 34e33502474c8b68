import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What keeps somebody from using the page; the lighter ones are advice. */
const GRAVE = ['serious', 'critical'];

export type Violation = { rule: string; impact: string; where: string };

/** Grave violations on the page as it stands now. Evaluated by the debugger, which the content policy does not stop. */
export async function runAxe(page: Page): Promise<Violation[]> {
  await page.evaluate(`if (globalThis.axe === undefined) { ${axe.source} }`);
  const found = await page.evaluate(async () => {
    const { violations } = await (Reflect.get(globalThis, 'axe') as typeof axe).run(document, {
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, any, all }) => ({
        rule: id,
        impact: String(impact),
        where: `${html.slice(0, 180)}: ${[...any, ...all].map(({ message }) => message).join('; ')}`,
      })),
    );
  });
  return found
    .filter(({ impact }) => GRAVE.includes(impact))
    .map((violation) => ({ ...violation, where: violation.where.slice(0, 400) }));
}
