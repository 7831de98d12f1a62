/** The rows of a CSV file by the names of its header (RFC 4180: quotes, commas and line breaks within quotes). */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows
    .filter((row) => row.length > 1 || row[0] !== '')
    .map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`CSV line ${rows.length} is malformed`);
    const [, content = '', end] = match;
    rows.at(-1)!.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== ',' && cell.lastIndex < text.length) rows.push([]);
    // A last cell that is empty ends with the text itself.
    if (end === ',' && cell.lastIndex === text.length) rows.at(-1)!.push('');
  }
  return rows;
}
