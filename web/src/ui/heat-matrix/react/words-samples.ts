import type { TFunction } from 'i18next';

/** A text as its key, with what is put into it. */
export const t = ((key: string, values?: object) =>
  values === undefined ? key : `${key} ${Object.values(values).join(' ')}`) as unknown as TFunction;
