/** What a language is called when the browser names none that exists. */
const FALLBACK = 'en';

/**
 * Chromium in the C locale of Linux calls its language "en-US@posix", which Intl refuses. uPlot asks Intl for it as it
 * loads, so that there would be no chart at all.
 */
export function nameLanguage(browser: Pick<Navigator, 'language'>): void {
  try {
    Intl.getCanonicalLocales(browser.language);
  } catch {
    Object.defineProperty(browser, 'language', { value: FALLBACK, configurable: true });
  }
}
