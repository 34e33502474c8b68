/** The address of a product's picture; pictures are numbered from 1, the first one is the main one. */
export function imageUrl(baseUrl: string, sku: number, place: number): string {
  return `${baseUrl}/images/${sku}/${place}.svg`;
}
