const DELIMITERS = ['\t', ';', ','] as const;
/** What keyword tools call the column of queries. */
const QUERY_HEADER = /запрос|ключев|фраза|query|keyword|phrase|requête|استعلام|كلمة/i;
const NUMBER = /^[\d\s.,%-]*$/;
const LOOKED_AT = 20;

/** Keyword tools write UTF-8, UTF-16 with a mark, or the old Cyrillic Windows page. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function splitLine(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const sign = line.charAt(index);
    if (sign === '"' && isQuoted && line.charAt(index + 1) === '"') {
      cell += sign;
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim());
}

/** The sign that cuts every line into as many cells; a comma inside of queries cuts them unevenly. */
function findDelimiter(lines: readonly string[]): string | undefined {
  return DELIMITERS.find((delimiter) => {
    const widths = new Set(lines.slice(0, LOOKED_AT).map((line) => splitLine(line, delimiter).length));
    return widths.size === 1 && !widths.has(1);
  });
}

/** The queries of a list or of a table: the column that says so in its head, else the first that is no number. */
export function readKeywords(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const delimiter = findDelimiter(lines);
  const rows = lines.map((line) => (delimiter === undefined ? [line.trim()] : splitLine(line, delimiter)));
  const [head = [], second = []] = rows;
  const named = head.findIndex((cell) => QUERY_HEADER.test(cell));
  // A list of one column may begin with a query that has such a word in it; a head has other columns beside it.
  const hasHead = named !== -1 && delimiter !== undefined;
  const column = hasHead
    ? named
    : Math.max(
        0,
        second.findIndex((cell) => !NUMBER.test(cell)),
      );
  return rows.slice(hasHead ? 1 : 0).flatMap((row) => row[column] || []);
}
