import type { Language } from '@vitrina/contract/languages.ts';
import { visualLines } from './visual-lines.ts';

type Document = PDFKit.PDFDocument;
export type TextBox = { x: number; width: number; lineGap?: number; align?: 'center' };

const isRightToLeft = (language: Language) => language === 'ar';

function linesOf(document: Document, text: string, { width }: TextBox) {
  const widthOf = (part: string) => document.widthOfString(part);
  return text.split('\n').flatMap((paragraph) => visualLines(paragraph, { width, widthOf }));
}

export function heightOf(document: Document, text: string, box: TextBox, language: Language): number {
  const { x: _, ...options } = box;
  if (!isRightToLeft(language)) return document.heightOfString(text, options);
  const lineHeight = document.currentLineHeight(true) + (box.lineGap ?? 0);
  return linesOf(document, text, box).length * lineHeight;
}

/** A text in its box, from where the page has come to; the page goes on below it. The library draws one direction only. */
export function drawText(document: Document, text: string, box: TextBox, language: Language): void {
  const { x, ...options } = box;
  if (!isRightToLeft(language)) {
    document.text(text, x, document.y, options);
    return;
  }
  const lineHeight = document.currentLineHeight(true) + (box.lineGap ?? 0);
  for (const line of linesOf(document, text, box)) {
    if (document.y + lineHeight > document.page.height - document.page.margins.bottom) document.addPage();
    const top = document.y;
    const free = box.width - line.reduce((sum, { width }) => sum + width, 0);
    let left = x + (box.align === 'center' ? free / 2 : free);
    for (const { text: piece, width } of line) {
      if (piece !== ' ') document.text(piece, left, top, { lineBreak: false });
      left += width;
    }
    document.x = x;
    document.y = top + lineHeight;
  }
}
