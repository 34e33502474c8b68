/** Domains under which one mailbox answers. */
const SAME_DOMAINS: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'ya.ru': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
};

/** Addresses that bring letters to one mailbox become one text; nothing is ever sent to it. */
export function normalizeMailbox(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = SAME_DOMAINS[lower.slice(at + 1)] ?? lower.slice(at + 1);
  const [name = ''] = lower.slice(0, at).split('+');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
