/** A next version of the Bot API that wraps its answers otherwise. */
export function driftAnswer(text: string): string {
  return text.replace('"ok":true,', '"success":true,').replace('"result":', '"data":');
}
