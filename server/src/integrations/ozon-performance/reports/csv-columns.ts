/** Cases, signs of currency and punctuation of headers have changed; the words are what stays. */
export function foldHeader(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/с ндс|[^a-zа-я0-9]+/g, ' ')
    .trim();
}

// Headers of 2025 and 2026, folded.
const NAMES = {
  day: ['день', 'дата'],
  sku: ['sku'],
  title: ['название товара'],
  price: ['цена товара'],
  views: ['показы'],
  clicks: ['клики'],
  carts: ['в корзину', 'добавления в корзину'],
  spent: ['расход'],
  orders: ['заказы', 'продано товаров'],
  ordersMoney: ['выручка', 'продажи в продвижении'],
  models: ['заказы модели', 'продано товаров модели'],
  modelsMoney: ['выручка с заказов модели', 'продажи в продвижении с заказов модели'],
} as const satisfies Record<string, readonly string[]>;
export type ColumnName = keyof typeof NAMES;

const NEEDED = ['sku', 'views', 'clicks', 'orders'] as const satisfies readonly ColumnName[];

export type Columns = Readonly<Record<ColumnName, number | undefined>>;

/** Where each known column stands in a line of headers, or the names of the missing ones. */
export function findColumns(headers: readonly string[]): Columns | { missing: string[] } {
  const folded = headers.map(foldHeader);
  const find = (name: ColumnName) => {
    const names: readonly string[] = NAMES[name];
    const place = folded.findIndex((header) => names.includes(header));
    return place === -1 ? undefined : place;
  };
  const missing = NEEDED.filter((name) => find(name) === undefined);
  if (missing.length > 0) return { missing };
  return {
    day: find('day'),
    sku: find('sku'),
    title: find('title'),
    price: find('price'),
    views: find('views'),
    clicks: find('clicks'),
    carts: find('carts'),
    spent: find('spent'),
    orders: find('orders'),
    ordersMoney: find('ordersMoney'),
    models: find('models'),
    modelsMoney: find('modelsMoney'),
  };
}
