import type { Draft } from './draft.ts';

export type RefusedField = Extract<
  keyof Draft,
  'template_id' | 'issued_on' | 'buyer_tax_code' | 'buyer_name' | 'buyer_address'
>;

type RefusedFieldRow = { field: RefusedField; codes: readonly string[]; says: RegExp };

/**
 * Which field a refusal is about: by codes that name one, else by what the authority's own words name. No list of codes says it, so
 * all of it is assumed; a reason that names no field marks none.
 */
export const REFUSED_FIELDS: readonly RefusedFieldRow[] = [
  { field: 'issued_on', codes: ['ERR:54'], says: /ngày lập/iu },
  { field: 'template_id', codes: ['ERR:58'], says: /ký hiệu/iu },
  { field: 'buyer_tax_code', codes: [], says: /(?:mst|mã số thuế)(?: của)? (?:người|bên) mua/iu },
  { field: 'buyer_address', codes: [], says: /địa chỉ(?: của)? (?:người|bên) mua/iu },
  { field: 'buyer_name', codes: [], says: /tên(?: của)? (?:người|bên|đơn vị) mua/iu },
];
