/** What two spellings of one tag have in common: width, case, ё and the number of spaces do not make another tag. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean).join(' ');
}
