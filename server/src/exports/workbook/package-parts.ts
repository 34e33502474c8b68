import { escapeXml } from './escape-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${SPREADSHEET}.${type}+xml"/>`;

export const SHEET_TAG = `${HEAD}<worksheet xmlns="${MAIN}">`;

/** What a workbook is beside its sheets and styles. ECMA-376, 18 and part 2. */
export function packageParts(sheetNames: readonly string[]): { name: string; xml: string }[] {
  const sheets = sheetNames.map((name, index) => ({ name: escapeXml(name), id: index + 1 }));
  const stylesId = sheets.length + 1;
  return [
    {
      name: '[Content_Types].xml',
      xml: [
        `${HEAD}<Types xmlns="${TYPES}">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        part('workbook', 'sheet.main'),
        ...sheets.map(({ id }) => part(`worksheets/sheet${id}`, 'worksheet')),
        part('styles', 'styles'),
        '</Types>',
      ].join(''),
    },
    {
      name: '_rels/.rels',
      xml: `${HEAD}<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      xml: [
        `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>`,
        ...sheets.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`),
        '</sheets></workbook>',
      ].join(''),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: [
        `${HEAD}<Relationships xmlns="${RELATIONS}">`,
        ...sheets.map(({ id }) => relation(id, 'worksheet', `worksheets/sheet${id}.xml`)),
        relation(stylesId, 'styles', 'styles.xml'),
        '</Relationships>',
      ].join(''),
    },
  ];
}
