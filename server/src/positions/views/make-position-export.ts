import { aboutFile, csvHead, csvRow, type FileRow, fileText } from '@vitrina/contract/positions/file.ts';
import { startPositionExport } from '@vitrina/contract/positions/views.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { MakeFile } from '../../exports/make-export.ts';
import { writeWorkbook } from '../../exports/workbook/write-workbook.ts';
import type { Context } from '../../platform/context.ts';
import { describeEntry } from '../entries/list-entries.ts';
import { getEntry } from '../get-entry.ts';
import { type FileInput, openFile } from './open-file.ts';

export const POSITION_EXPORT = 'positionCheck.positions';

async function describe(context: Context, input: FileInput) {
  const { cabinetId, entryId } = input;
  const entry = await getEntry(context.db.withTables(), cabinetId, entryId);
  const [{ entry: described }, cabinet] = await Promise.all([
    describeEntry(context, cabinetId, entry),
    context.db
      .withTables<CabinetsTables>()
      .selectFrom('cabinets')
      .select('name')
      .where('id', '=', cabinetId)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    cabinetName: cabinet.name,
    productName: described.name ?? String(described.sku),
    sku: described.sku,
    cityName: described.cityName,
  };
}

/** The file of the positions of a product, in a worker. */
export const makePositionExport: MakeFile = async function* (context, { request, progress, signal }) {
  // Ordered by an older release, it may lack what has been added since.
  const input = startPositionExport.input.parse(request);
  const { columns, total, coverage, pages } = await openFile(context, input);
  async function* counted(): AsyncGenerator<readonly FileRow[]> {
    let done = 0;
    progress(done, total);
    for await (const rows of pages()) {
      signal.throwIfAborted();
      yield rows;
      done += rows.length;
      progress(done, total);
    }
  }
  if (input.format === 'csv') {
    yield csvHead(columns);
    for await (const rows of counted()) yield rows.map((row) => csvRow(row, columns)).join('');
    return;
  }
  const { texts, isRightToLeft } = input;
  const lines = aboutFile({
    ...(await describe(context, input)),
    texts,
    rows: total,
    madeAt: context.clock.now(),
    ...(coverage === undefined ? {} : { coverage }),
  });
  yield* writeWorkbook({ sheet: fileText(texts, 'sheet'), columns, isRightToLeft }, counted(), {
    sheet: fileText(texts, 'about'),
    lines,
  });
};
