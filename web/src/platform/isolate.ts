/** A Latin or Cyrillic name inside an Arabic sentence must not take the full stop behind it along. */
export function isolate(value: string, direction: string): string {
  return direction === 'rtl' ? `\u2068${value}\u2069` : value;
}
