const KOPECKS = 100;

/** A price as buyers see it, "1 468 ₽" with whatever spaces; undefined when the text is no price. */
export function readPriceKopecks(text: string | null | undefined): number | undefined {
  const compact = (text ?? '').replaceAll(/\s/g, '');
  const [, rub, fraction = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?(?:₽|руб\.?)?$/i.exec(compact) ?? [];
  return rub === undefined ? undefined : Number(rub) * KOPECKS + Number(fraction.padEnd(2, '0'));
}
