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
