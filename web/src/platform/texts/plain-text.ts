/** Case, accents, ё and е, and doubled spaces do not tell texts apart. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Whether one text stands in another, as people read them. */
export function containsText(text: string, part: string): boolean {
  return plainText(text).includes(plainText(part));
}
