// Runs before the first paint, so that neither the theme nor the direction flickers. The application takes over in main.tsx.
try {
  const language = localStorage.getItem('language') ?? 'ru';
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  if (localStorage.getItem('theme') === 'dark') {
    document.documentElement.dataset.mantineColorScheme = 'dark';
  }
} catch {
  // Storage is forbidden: the light Russian defaults of index.html stay.
}

{
  // The nonce of this answer, under the name where libraries that write style elements look for it.
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.nonce;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
  // Whoever assigns HTML may assign the text of a style sheet, and never markup.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
