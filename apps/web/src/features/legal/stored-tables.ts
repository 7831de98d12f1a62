/** Columns that say who somebody is, what they are called, or where their photo lies. */
const telling =
  /^(email|phone|author|user_agent|photo_key|decided_by|(profile|actor|author|owner|reporter|member|muted|editor|subject)_id)$/;

/** The tables of the product's migrations that hold something about a person. */
export function personalTables(migrations: string): string[] {
  const found = new Set<string>();
  for (const [, table = '', columns = ''] of migrations.matchAll(
    /(?:create|alter) table (app\.\w+)\s([\s\S]*?);\n/g,
  )) {
    if (columns.split('\n').some(isTelling)) found.add(table);
  }
  return [...found].toSorted();
}

function isTelling(line: string): boolean {
  const [, column = ''] = /^\s*(?:add column )?(\w+) /.exec(line) ?? [];
  return telling.test(column) || line.includes('references app.profile');
}
