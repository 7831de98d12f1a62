/** Columns that contain or reference personal data. */
const personalColumns =
  /^(email|phone|author|user_agent|photo_key|decided_by|(profile|actor|author|owner|reporter|member|muted|editor|subject)_id)$/;

/** The tables of the migrations that contain personal data. */
export function personalTables(migrations: string): string[] {
  const found = new Set<string>();
  for (const [, table = '', columns = ''] of migrations.matchAll(
    /(?:create|alter) table (app\.\w+)\s([\s\S]*?);\n/g,
  )) {
    if (columns.split('\n').some(isPersonalColumn)) found.add(table);
  }
  return [...found].toSorted();
}

function isPersonalColumn(line: string): boolean {
  const [, column = ''] = /^\s*(?:add column )?(\w+) /.exec(line) ?? [];
  return personalColumns.test(column) || line.includes('references app.profile');
}
