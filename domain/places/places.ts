import type { BuyerPlace } from '../invoice/particulars.ts';

/** Tỉnh, thành phố. */
export type Province = { readonly code: string; readonly name: string };
/** Xã, phường, đặc khu. */
export type Commune = { readonly code: string; readonly name: string; readonly province_code: string };

/** Danh mục đơn vị hành chính (QĐ 19/2025/QĐ-TTg): provinces by their code, communes of each by their name. */
export type Places = { readonly provinces: readonly Province[]; readonly communes: readonly Commune[] };

/** The list out of `places.csv`, which has names without commas or quotes: a province has no province above it. */
export function placesIn(csv: string): Places {
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [code = '', name = '', province_code = ''] = line.split(',');
      return { code, name, province_code };
    });
  return {
    provinces: rows
      .filter(({ province_code }) => province_code === '')
      .map(({ code, name }) => ({ code, name })),
    communes: rows.filter(({ province_code }) => province_code !== ''),
  };
}

/** The commune of a code with its province; null where the list has no such commune in that province. */
export function placeIn(
  { provinces, communes }: Places,
  { province_code, commune_code }: Pick<BuyerPlace, 'province_code' | 'commune_code'>,
): BuyerPlace | null {
  const province = provinces.find(({ code }) => code === province_code);
  const commune = communes.find((one) => one.code === commune_code && one.province_code === province_code);
  if (province === undefined || commune === undefined) return null;
  return { province_code, province: province.name, commune_code, commune: commune.name };
}
