const MARKUP: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
// XML has no place for these, escaped or not.
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** A text as it may stand between tags and in attributes of a part of a workbook. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(UNWRITABLE, '')
      // ECMA-376, 22.9.2.19: spreadsheets read _x0041_ as "A"; the underscore itself is written so.
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll(/[&<>"\r]/g, (sign) => MARKUP[sign] ?? sign)
  );
}
