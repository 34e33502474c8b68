/** The storefront's next version: grids and prices live in widgets of other names. */
export function driftPage(text: string): string {
  return text
    .replaceAll(/"(?:tileGridDesktop|searchResultsV2)-/g, '"catalogShelf-')
    .replaceAll('"webPrice-', '"offerPrice-');
}
