/** Where the small copy of a picture is, by its content. */
export function pictureUrl(hash: string): string {
  return `/api/radar/picture?hash=${hash}`;
}
