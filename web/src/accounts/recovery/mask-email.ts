/** Enough of an address for its owner to recognise it over somebody's shoulder: i•••v@mail.ru. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, at);
  const last = rest.length > 2 ? rest.at(-1) : '';
  return `${first}•••${last}${email.slice(at)}`;
}
