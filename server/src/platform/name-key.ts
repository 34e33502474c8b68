/** What two spellings of one name have in common: width, case, ё and the number of spaces do not make another name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean).join(' ');
}
