import type { LanguageId } from './languages.ts';

/** The agreements, which the server writes for the company that runs this installation. */
export const DOCUMENTS = ['userAgreement', 'paymentPolicy', 'privacyPolicy', 'cookiePolicy'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

const FILES: Record<DocumentName, string> = {
  userAgreement: 'user-agreement',
  paymentPolicy: 'payment-policy',
  privacyPolicy: 'privacy-policy',
  cookiePolicy: 'cookie-policy',
};

export function documentPath(name: DocumentName, language: LanguageId): string {
  return `/documents/${FILES[name]}.html?lang=${language}`;
}
