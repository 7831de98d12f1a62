import { hash } from 'node:crypto';

/** A deterministic valid UUID; `fixed_id` in SQL gives the same. */
export const fixedId = (text: string): string => {
  const digits = hash('md5', text);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
};

/** The same as a SQL expression. */
export const fixedIdSql = (expression: string): string =>
  `overlay(overlay(md5(${expression}) placing '4' from 13) placing '8' from 17)::uuid`;
