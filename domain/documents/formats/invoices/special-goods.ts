import type { SpecialField } from '../../../invoice/particulars.ts';
import { contentProblem } from '../../format/content.ts';
import type { FormatProblem } from '../../format/problems.ts';
import type { SpecialGoodsField } from './special-goods.table.ts';
import { SPECIAL_GOODS_FIELDS } from './special-goods.table.ts';

/**
 * What is wrong with the fields of one line of special goods (Annex XV), by the field's name: unknown ones, values
 * that the field does not take, and fields that goods of this kind must have. Goods of several kinds in one line are
 * looked at kind by kind; no fields at all are no goods of any kind.
 */
export function specialGoodsProblems(fields: readonly SpecialField[]): FormatProblem[] {
  const kinds = [...new Set(fields.map(({ goods }) => goods))];
  return [...fields.flatMap(fieldProblems), ...kinds.flatMap((kind) => missingFields(kind, fields))];
}

function fieldProblems({ goods, name, value }: SpecialField): FormatProblem[] {
  const row = SPECIAL_GOODS_FIELDS.find((each) => each.goods === goods && each.name === name);
  if (row === undefined) return [{ path: name, problem: 'not_allowed', label: '' }];
  const problem = contentProblem(row.content, value);
  return problem === null ? [] : [{ path: name, problem, label: row.label }];
}

function missingFields(kind: SpecialField['goods'], fields: readonly SpecialField[]): FormatProblem[] {
  const given = new Map(fields.filter(({ goods }) => goods === kind).map(({ name, value }) => [name, value]));
  return SPECIAL_GOODS_FIELDS.filter((row) => row.goods === kind)
    .filter((row) => !given.get(row.name) && NEEDED[row.when](given))
    .map(({ name, label }) => ({ path: name, problem: 'required', label }));
}

type Given = ReadonlyMap<string, string>;

/** Fixed routes can't be seen in the fields: those are never asked for here. */
const NEEDED = {
  always: () => true,
  imported: (given) => given.get('XXu') === '1',
  domestic: (given) => given.get('XXu') === '0',
  used: (given) => given.get('TTTSan') === '1',
  unless_fixed_route: () => false,
  tax_code_or_id: (given) => !given.get('MSTNGHang') && !given.get('MDDNGHang'),
  if_any: () => false,
} as const satisfies Record<SpecialGoodsField['when'], (given: Given) => boolean>;
