/** What people, their wallets and payments are called on their own screens, said in the office as well. */
export const OFFICE_TEXTS = ['billing', 'people'] as const;
