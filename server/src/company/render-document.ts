import { Language } from '@vitrina/contract/languages.ts';
import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { type DocumentOptions, fillIn } from './fill-in.ts';
import { DOCUMENTS, FRAME_TEXTS } from './frame-texts.ts';
import { isPlaceholder } from './get-company.ts';

/** One agreement as a page: the text of its language with the company filled in, and the way to the others. */
export function renderDocument(options: DocumentOptions): string {
  const { name, language, company } = options;
  const texts = FRAME_TEXTS[language];
  const others = DOCUMENTS.map((other) =>
    link(`${other}.html?lang=${language}`, texts.titles[other], other === name),
  );
  const languages = Language.options.map((other) =>
    link(`${name}.html?lang=${other}`, FRAME_TEXTS[other].language, other === language, other),
  );
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(texts.titles[name])} · Vitrina</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/documents/documents.css">
</head>
<body>
<header>
<a class="home" href="/"><img src="/favicon.svg" alt="" width="24" height="24">Vitrina</a>
<nav class="languages" aria-label="${escapeHtml(texts.languages)}">${languages.join('\n')}</nav>
<nav class="papers" aria-label="${escapeHtml(texts.documents)}">${others.join('\n')}</nav>
</header>
<main>
${isPlaceholder(company) ? `<p class="note">${escapeHtml(texts.sample)}</p>\n` : ''}${fillIn(options)}
</main>
</body>
</html>`;
}

function link(href: string, text: string, isCurrent: boolean, language?: Language): string {
  const current = isCurrent ? ' aria-current="page"' : '';
  const spoken = language === undefined ? '' : ` lang="${language}" hreflang="${language}"`;
  return `<a href="${href}"${spoken}${current}>${escapeHtml(text)}</a>`;
}
