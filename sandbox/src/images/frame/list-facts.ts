type Characteristic = { name: string; value: string };

const LONGEST = 22;

// Which characteristics sellers print on pictures, and how.
const WORDINGS: Readonly<Record<string, (value: string) => string>> = {
  Вид: (value) => value,
  Особенность: (value) => value,
  Назначение: (value) => value,
  Кому: (value) => value,
  Размер: (value) => value,
  'Гарантийный срок': (value) => `гарантия ${value}`,
  'Количество в упаковке, шт': (value) => (value === '1' ? '' : `в упаковке ${value} шт`),
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Short lines that a picture may say of a product: what its card says, and nothing else. */
export function listFacts(characteristics: readonly Characteristic[]): string[] {
  return characteristics
    .flatMap(({ name, value }) => WORDINGS[name]?.(value) ?? [])
    .filter((text) => text !== '' && text.length <= LONGEST)
    .map(capitalize);
}
