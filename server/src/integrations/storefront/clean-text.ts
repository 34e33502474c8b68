const LONGEST_ADDRESS = 1000;

/** The storefront's texts are foreign. Neither engine takes a NUL inside a text, and half a character is none. */
export function cleanText(text: string, length: number): string {
  return text.slice(0, length).replaceAll('\u0000', '').toWellFormed();
}

/** Pictures have addresses of the web. */
export function isPicture(address: string): boolean {
  return /^https?:\/\//.test(address) && address.length <= LONGEST_ADDRESS && !address.includes('\u0000');
}
