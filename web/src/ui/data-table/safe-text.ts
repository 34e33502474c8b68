/** Excel takes a text that begins so for a formula, and what it does may be anything. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** The text for a cell of a spreadsheet: an apostrophe keeps it a text. */
export function safeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
