import type { Archive } from './open-archive.ts';
import { parsePart } from './parse-part.ts';

export type Outline = {
  sheets: { name: string; part: string }[];
  sharedStrings: string | undefined;
  styles: string | undefined;
  /** Serial days count from 1904 in files of old Macs. */
  isFrom1904: boolean;
};

type Relation = { type: string; part: string };

const MOST_SHEETS = 255;

/** Which parts hold what, as `workbook.xml` and its relations tell. Throws where there is no workbook. */
export async function readOutline(archive: Archive): Promise<Outline> {
  const workbook = archive.names.find((name) => /(?:^|\/)workbook\.xml$/.test(name));
  if (workbook === undefined) throw new Error('no workbook');
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const relations = await readRelations(archive, folder);
  const sheets: Outline['sheets'] = [];
  let isFrom1904 = false;
  await parsePart(await archive.open(workbook), {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      if (sheets.length >= MOST_SHEETS) throw new Error('too many sheets');
      const id = Object.entries(attributes).find(([key]) => /^(?:\w+:)?id$/.test(key))?.[1];
      const relation = relations.get(id ?? '');
      const part = relation?.part ?? `${folder}worksheets/sheet${sheets.length + 1}.xml`;
      if (relation === undefined || relation.type === 'worksheet')
        sheets.push({ name: attributes['name'] ?? '', part });
    },
    text: () => undefined,
    close: () => undefined,
  });
  const partOf = (type: string) => {
    const part = [...relations.values()].find((relation) => relation.type === type)?.part;
    return part !== undefined && archive.names.includes(part) ? part : undefined;
  };
  return { sheets, sharedStrings: partOf('sharedStrings'), styles: partOf('styles'), isFrom1904 };
}

async function readRelations(archive: Archive, folder: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const part = `${folder}_rels/workbook.xml.rels`;
  if (!archive.names.includes(part)) return relations;
  await parsePart(await archive.open(part), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      const path = target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '');
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), part: path });
    },
    text: () => undefined,
    close: () => undefined,
  });
  return relations;
}
