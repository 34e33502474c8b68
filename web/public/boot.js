// Runs before the first paint, so that nothing flickers or moves when the application takes over (main.tsx).
{
  const root = document.documentElement;
  // shell/preferences/preferences.ts, whose test holds the two together.
  const preferences =
    /(?:^|; )(contentLayoutNav|contentWidth|footerType|navbarType|navbarBlur|verticalNavCollapsed|horizontalNavType|lightPrimaryColor|darkPrimaryColor)=(\w+)/g;
  // Without navigation around them: no outline of it is drawn while they load.
  const blank =
    /^\/(?:login|register|forgot-password|password-restore|not-authorized|pages\/login|pages\/misc)\b/;

  for (const [, name, value] of document.cookie.matchAll(preferences)) root.dataset[name] = value;

  try {
    const stored = localStorage.getItem('language');
    const language = ['ru', 'en', 'fr', 'ar'].includes(stored) ? stored : 'ru';
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    for (const font of document.querySelectorAll('link[data-languages]'))
      if (font.dataset.languages === language) font.media = 'all';
    if (localStorage.getItem('theme') === 'dark') root.dataset.mantineColorScheme = 'dark';
    if (localStorage.getItem('accessToken') !== null && !blank.test(location.pathname))
      root.dataset.boot = 'layout';
  } catch {
    // Storage is forbidden: the light Russian defaults of index.html stay.
  }

  // Errors that come before their reporter (platform/error-reports/lazy.tsx), where there is one.
  if (document.querySelector('meta[name="error-reports"]')) {
    const kept = (globalThis.keptErrors = []);
    for (const kind of ['error', 'unhandledrejection'])
      addEventListener(kind, (event) => kept.length < 20 && kept.push([event, Date.now()]));
  }

  // The nonce of this answer, under the name where libraries that write style elements look for it.
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.nonce;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
  // Whoever assigns HTML may assign the text of a style sheet, and never markup.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
