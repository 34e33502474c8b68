/** Titles write "42 размер" and "128 ГБ", buyers type "42" and "128гб". */
export function typeSize(size: string): string {
  return size.replace(/ размер$/, '').replace(/^(\d+(?:[.,]\d+)?) (ГБ|ТБ|мл|л|кг|г|м|см|Вт|кВт|шт)$/, '$1$2');
}
