import type { Browser, BrowserContext } from 'playwright-core';
import type { Variant } from './variants.ts';

/** Below it a screen is held in a hand: no hover, thin scrollbars. */
const PHONE_PX = 600;

/** A browser of its own with the choices of the variant made long ago. */
export async function openVariant(
  browser: Browser,
  { language, theme, width, height }: Variant,
  baseURL: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: theme,
    locale: 'ru-RU',
    ...(width < PHONE_PX ? { isMobile: true, hasTouch: true } : {}),
  });
  await context.addInitScript(
    (choices) => {
      for (const [name, value] of Object.entries(choices)) localStorage.setItem(name, value);
    },
    // The dialog of news has been seen twice: it would lie over every screen.
    { language, theme, showCookies: 'false', abTestingNewsShownCount: '2', positionTutorialSeen: 'true' },
  );
  return context;
}
