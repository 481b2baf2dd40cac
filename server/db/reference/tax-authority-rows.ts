import { cellOf, csvRecords, jsonRecords, UnreadableFile } from './source-records.ts';
import type { Problem } from './file-refused.ts';

/** Cơ quan thuế as a file gives it. */
export type TaxAuthorityRow = {
  code: string;
  name: string;
  city_code: string | null;
  city_name: string | null;
  parent_code: string | null;
  area: string | null;
};

export type Read = { line: number; row: TaxAuthorityRow } | Problem;

const COLUMNS = ['code', 'name', 'city_code', 'city_name', 'parent_code', 'area'] as const;
const NEEDED: readonly string[] = ['code', 'name'];
const CODE = /^\d{5}$/;
const SHORT_CODE = /^\d{4}$/;
/**
 * Five-digit codes (MCQTQLy) of the four-digit codes of older lists. The two number offices each in its own way, so none can be
 * computed from the other: a row is added where both codes of one office are known.
 */
const CODE_OF_SHORT: ReadonlyMap<string, string> = new Map([['0102', '10103']]);
const CITY = /^\d{3}$/;
const LONGEST = 400;

/** Each row of a CSV file (its first line names the columns) or a JSON file of objects, or what is wrong with it. */
export async function* taxAuthorityRows(
  format: 'csv' | 'json',
  text: AsyncIterable<string>,
): AsyncGenerator<Read> {
  try {
    for await (const { line, value } of format === 'csv' ? csvRecords(text, NEEDED) : jsonRecords(text))
      yield judged(line, value);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield { line: error.line, message: error.message };
  }
}

function judged(line: number, value: Record<string, unknown>): Read {
  const unknown = Object.keys(value).filter((name) => !(COLUMNS as readonly string[]).includes(name));
  if (unknown.length > 0) return { line, message: `không có cột nào tên ${unknown.join(', ')}` };
  const [given_code, name, city_code, city_name, given_parent, area] = COLUMNS.map((column) =>
    cellOf(value[column]),
  );
  const code = fiveDigits(given_code);
  const parent_code = fiveDigits(given_parent);
  const problem = problemOf({ code, name, city_code, city_name, parent_code, area });
  if (problem !== null) return { line, message: problem };
  return {
    line,
    row: {
      code: code ?? '',
      name: name ?? '',
      city_code: city_code ?? null,
      city_name: city_name ?? null,
      parent_code: parent_code ?? null,
      area: area ?? null,
    },
  };
}

/** The code of today for a four-digit one that is known; anything else as it is, to be judged. */
function fiveDigits(code: string | null | undefined): string | null | undefined {
  return CODE_OF_SHORT.get(code ?? '') ?? code;
}

type Cells = { readonly [K in keyof TaxAuthorityRow]: string | null | undefined };

function problemOf(cells: Cells): string | null {
  const wrong = Object.entries(cells).find(
    ([, value]) => value === undefined || (value?.length ?? 0) > LONGEST,
  );
  if (wrong !== undefined) return `${wrong[0]} phải là chữ, không quá ${LONGEST} ký tự`;
  const { code, name, city_code, city_name, parent_code } = cells;
  const code_problem = codeProblem('mã', code);
  if (code_problem !== null) return code_problem;
  if (name === null) return 'thiếu tên';
  if ((city_code === null) !== (city_name === null)) return 'city_code và city_name phải đi cùng nhau';
  if (city_code !== null && !CITY.test(city_code ?? ''))
    return `mã tỉnh “${city_code ?? ''}” phải gồm đúng 3 chữ số`;
  const parent_problem = parent_code === null ? null : codeProblem('parent_code', parent_code);
  if (parent_problem !== null) return parent_problem;
  return parent_code === code ? 'cơ quan không thể là cấp trên của chính mình' : null;
}

function codeProblem(label: string, code: string | null | undefined): string | null {
  if (CODE.test(code ?? '')) return null;
  return SHORT_CODE.test(code ?? '')
    ? `${label} “${code ?? ''}” gồm 4 chữ số, chưa có trong bảng chuyển sang mã 5 chữ số; hãy ghi mã 5 chữ số`
    : `${label} “${code ?? ''}” phải gồm đúng 5 chữ số`;
}
