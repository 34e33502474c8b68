import type { Language } from '@vitrina/contract/languages.ts';
import type { Letter } from './letter.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

// Mail programs know tables and style attributes; the button's colour is the theme's accessible one.
const PRIMARY = '#675dd8';
const FONT = "font-family:Inter,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";

function drawButton({ label, url }: NonNullable<Letter['button']>): string {
  return `<p style="margin:28px 0"><a href="${escape(url)}" style="${FONT};display:inline-block;background:${PRIMARY};color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;padding:13px 26px;border-radius:8px">${escape(label)}</a></p>`;
}

function drawCode({ label, value }: NonNullable<Letter['code']>): string {
  return `<p style="margin:20px 0 0;font-size:14px;color:#6d6b77">${escape(label)}</p>
<p dir="ltr" style="margin:6px 0 0;font-family:Consolas,Menlo,monospace;font-size:20px;letter-spacing:1px;word-break:break-all">${escape(value)}</p>`;
}

/** One card that every mail program draws alike, from right to left where the language is. */
export function renderHtml(
  language: Language,
  { subject, heading, paragraphs, button, code }: Letter,
): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const align = language === 'ar' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f4f4f7;padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td dir="${direction}" style="${FONT};padding:32px;text-align:${align};color:#2f2b3d;font-size:16px;line-height:1.55">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${PRIMARY}">Vitrina</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 12px">${escape(text)}</p>`).join('\n')}
${button ? drawButton(button) : ''}
${code ? drawCode(code) : ''}
</td></tr></table>
</td></tr></table>
</body></html>`;
}
