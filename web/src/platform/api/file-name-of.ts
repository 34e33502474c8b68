/** RFC 6266: the encoded `filename*` wins over the plain `filename`. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) {
    return undefined;
  }
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Badly encoded: the plain name may still do.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]?.trim();
}
