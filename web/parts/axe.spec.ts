import { expect, test } from 'vitest';
import { runAxe } from '../../scripts/audit/run-axe.ts';
import { newPage, openCase, openPart } from './browser.ts';

const PARTS = ['marks', 'tables', 'charts', 'matrices', 'inputs', 'states', 'theme', 'shell'];

// Each theme and each direction once: no rule of axe depends on both, and most depend on neither.
const VARIANTS = [
  { language: 'ru', isDark: false, rules: 'all' },
  { language: 'ar', isDark: true, rules: 'appearance' },
] as const;

/** Eight pages, or six, which a busy machine has needed ninety seconds for. */
const LONGEST_MS = 300_000;

test.for(VARIANTS)(
  'no part keeps anybody out: $language, dark: $isDark',
  { timeout: LONGEST_MS },
  async ({ rules, ...variant }) => {
    const page = await newPage(variant);
    for (const part of PARTS) {
      await openPart(page, part);
      expect(await runAxe(page, rules), part).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${part} scrolls sideways`).toBe(false);
    }
  },
);

test.for(VARIANTS)(
  'nor does anything that opens over the page: $language, dark: $isDark',
  { timeout: LONGEST_MS },
  async ({ rules, ...variant }) => {
    const page = await newPage(variant);
    // What opens each: named by its place, because its words differ between languages.
    for (const [part, name, opener, opened] of [
      ['inputs', 'PeriodField: limited', '[aria-haspopup="dialog"]', '[role="dialog"]'],
      ['inputs', 'PeriodField: all', '[role="combobox"]', '[role="listbox"]'],
      ['inputs', 'DayField', '[aria-haspopup="dialog"]', '[role="dialog"]'],
      ['tables', 'DataTable: pages', '[aria-haspopup="dialog"]', '[role="dialog"]'],
      ['charts', 'Two axes', '[aria-haspopup="menu"]', '[role="menu"]'],
      ['states', 'ConfirmDialog', 'button', '[role="dialog"], [role="alertdialog"]'],
    ] as const) {
      const shown = await openCase(page, part, name);
      await shown.locator(opener).first().click();
      await page.locator(opened).filter({ visible: true }).first().waitFor();
      expect(await runAxe(page, rules), `${part}, ${name}`).toEqual([]);
    }
  },
);
