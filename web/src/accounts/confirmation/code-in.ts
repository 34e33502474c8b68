/** The code of a link that was opened; whatever stands below it is not of it. */
export function codeIn(param: string | undefined): string | undefined {
  const code = param?.split('/')[0];
  return code === '' ? undefined : code;
}
