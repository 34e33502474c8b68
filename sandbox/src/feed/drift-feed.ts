/** The feed's next version: other names for the table's first columns and for the lists of a history. */
export function driftFeed(text: string): string {
  return text
    .replace(/^query,count,/, 'phrase,volume,')
    .replace('"days":', '"daily":')
    .replace('"hours":', '"hourly":')
    .replaceAll('"name":', '"title":');
}
