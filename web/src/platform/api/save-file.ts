/** Hands a file over to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click returns; a minute is ample and frees the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
