import type { Language } from '@vitrina/contract/languages.ts';
import { escapeHtml as escape } from '@vitrina/contract/writing/escape-html.ts';
import type { Letter } from './letter.ts';

/** Mail programs know tables and style attributes; the button's colour is the theme's accessible one. */
const PRIMARY = '#675dd8';
const FONT = "font-family:Inter,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";
const WIDTH = 560;

// For the programs that read it (Apple, Outlook on phones); Gmail darkens the light colours by itself.
const DARK = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#25293c!important}.card{background:#2f3349!important}
.text{color:#e1def5!important}.brand{color:#a8a1f0!important}.muted{color:#acabc1!important}
}
</style>`;

/** A cell carries colour and padding, because Outlook on Windows knows neither on a link. */
function drawButton({ label, url }: NonNullable<Letter['button']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0"><tr><td bgcolor="${PRIMARY}" style="background:${PRIMARY};border-radius:8px;padding:13px 26px">
<a href="${escape(url)}" style="${FONT};color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;display:inline-block">${escape(label)}</a>
</td></tr></table>`;
}

function drawCode({ label, value }: NonNullable<Letter['code']>, align: string): string {
  return `<p class="muted" style="margin:28px 0 0;font-size:14px;color:#6d6b77">${escape(label)}</p>
<p class="text" dir="ltr" style="margin:6px 0 0;font-family:Consolas,Menlo,monospace;font-size:20px;letter-spacing:1px;word-break:break-all;text-align:${align}">${escape(value)}</p>`;
}

function drawLine(line: Letter['paragraphs'][number]): string {
  if (typeof line === 'string') return escape(line);
  return `<a href="${escape(line.url)}" class="brand" style="color:${PRIMARY}">${escape(line.text)}</a>`;
}

/** One card that every mail program draws alike, from right to left where the language is. */
export function renderHtml(
  language: Language,
  { subject, heading, paragraphs, button, code }: Letter,
): string {
  const [direction, align] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
${DARK}</head>
<body class="page" style="margin:0;padding:0;background:#f4f4f7">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f4f4f7"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:${WIDTH}px;background:#ffffff;border-radius:12px">
<tr><td class="text" dir="${direction}" align="${align}" style="${FONT};padding:32px;text-align:${align};color:#2f2b3d;font-size:16px;line-height:1.55">
<p class="brand" style="margin:0 0 24px;font-size:18px;font-weight:700;color:${PRIMARY}">Vitrina</p>
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(heading)}</h1>
${paragraphs.map((line) => `<p style="margin:0 0 12px">${drawLine(line)}</p>`).join('\n')}
${button ? drawButton(button) : ''}
${code ? drawCode(code, align) : ''}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`;
}
