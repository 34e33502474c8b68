/** How a cell looks; with nothing said, as plain text. */
type CellStyle = { format?: string; fill?: string | null; isBold?: boolean };

const escapeFormat = (format: string) => format.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
/** The first number that a workbook may give to a format of its own. ECMA-376, 18.8.30. */
const FIRST_FORMAT = 164;
// The first two fills and the first format of cells are the program's own.
const OWN_FILLS =
  '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>';

function numberOf(list: string[], value: string): number {
  const known = list.indexOf(value);
  return known === -1 ? list.push(value) - 1 : known;
}

/** Numbers the styles of a workbook as its cells need them; written at its end, when all are known. */
export function collectStyles() {
  const formats: string[] = [];
  const fills: string[] = [];
  const styles = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'];
  const numbers = new Map<string, number>();

  function add({ format, fill, isBold = false }: CellStyle): number {
    const formatId = format === undefined ? 0 : FIRST_FORMAT + numberOf(formats, format);
    const fillId = fill == null ? 0 : 2 + numberOf(fills, fill);
    return numberOf(
      styles,
      `<xf numFmtId="${formatId}" fontId="${isBold ? 1 : 0}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
    );
  }

  return {
    /** The number of a style, as cells name it. */
    numberOf(style: CellStyle): number {
      const key = `${style.format ?? ''}|${style.fill ?? ''}|${style.isBold === true}`;
      const known = numbers.get(key) ?? add(style);
      numbers.set(key, known);
      return known;
    },
    toXml(): string {
      const formatList = formats.map(
        (format, index) =>
          `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeFormat(format)}"/>`,
      );
      const fillList = fills.map(
        (fill) =>
          `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill.replace('#', '').toUpperCase()}"/></patternFill></fill>`,
      );
      return [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
        formats.length === 0 ? '' : `<numFmts count="${formats.length}">${formatList.join('')}</numFmts>`,
        '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
        `<fills count="${fills.length + 2}">${OWN_FILLS}${fillList.join('')}</fills>`,
        '<borders count="1"><border/></borders>',
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>`,
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
        '</styleSheet>',
      ].join('');
    },
  };
}

export type Styles = Pick<ReturnType<typeof collectStyles>, 'numberOf'>;
