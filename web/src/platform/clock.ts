/** The only place of the web that asks what time it is. */
export function now(): Date {
  return new Date();
}
