/** How buyers' texts are compared: case, ё and spare spaces do not matter. */
export function foldText(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');
}
