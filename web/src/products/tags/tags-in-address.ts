/** Numbers of tags as an address holds them, "3.17". */
export function readTags(tags: string): number[] {
  return tags
    .split('.')
    .map(Number)
    .filter((id) => id > 0);
}

export function writeTags(tagIds: readonly number[]): string {
  return tagIds.join('.');
}
