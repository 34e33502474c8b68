/** A catalogue of texts as it is written: nested objects, ended by texts. */
export type Catalogue = ReadonlyMap<string, string>;

export function readCatalogue(json: unknown): Catalogue {
  const texts = new Map<string, string>();
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else if (typeof value !== 'object' || value === null)
      throw new Error(`${key || 'The catalogue'} is no text`);
    else for (const [name, inner] of Object.entries(value)) read(inner, key ? `${key}.${name}` : name);
  };
  read(json, '');
  return texts;
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key as the code says it: i18next adds the plural category itself. */
export function baseKey(key: string): string {
  return key.replace(pluralSuffix, '');
}

export function pluralCategory(key: string): string | undefined {
  return pluralSuffix.exec(key)?.[1];
}
