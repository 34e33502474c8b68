const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text, in an element or in a quoted attribute. */
export function escapeHtml(text: string | number): string {
  return String(text).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}
