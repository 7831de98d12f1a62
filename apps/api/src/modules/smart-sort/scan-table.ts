import { type Material, materialNames } from '@app/classifier/materials';
import { zones } from '@app/contract/provinces';
import type { Zone } from '@app/contract/zone';
import { storedCategoryName, type StoredVerdict } from '#api/lib/stored-verdict.ts';
import { tableTexts } from './answer-texts.ts';

type Row = {
  created_at: Date;
  verdict: StoredVerdict;
  material: Material;
  confidence: string;
  is_correct: boolean | null;
  true_material: Material | null;
  model_version: string;
};

// Indonesian spreadsheets use the comma as decimal separator, so columns are separated by semicolons.
const line = (cells: readonly string[]) => `${cells.map(cell).join(';')}\r\n`;

/** A spreadsheet would run text that begins like this as a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const escaped = looksLikeFormula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

const clockName = (zone: Zone) => Object.entries(zones).find(([, name]) => name === zone)?.[0] ?? zone;

// The Swedish format is ISO-like and understood by spreadsheets in every language.
const clocks = new Map(
  Object.values(zones).map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

function feedbackCells({ is_correct, true_material }: Row): [said: string, truth: string] {
  if (is_correct === null) return ['', ''];
  if (is_correct) return [tableTexts.right, ''];
  return [tableTexts.wrong, true_material ? materialNames[true_material] : tableTexts.noneOfFive];
}

/** The header line, with a byte order mark that marks the file as UTF-8. */
export const tableHead = (zone: Zone): string => `\u{FEFF}${line(tableTexts.head(clockName(zone)))}`;

export const tableLine = (row: Row, zone: Zone): string =>
  line([
    clocks.get(zone)!.format(row.created_at),
    storedCategoryName(row),
    row.confidence.replace('.', ','),
    ...feedbackCells(row),
    row.model_version,
  ]);
