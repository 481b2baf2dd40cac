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

/** What people leave out or shorten before a name. */
const KIND = /^(thanh pho|tinh|t\.?p|phuong|xa|dac khu|[px]\.)[\s.]*/;
const SHORT_NAMES: Readonly<Record<string, string>> = { hcm: 'hochiminh', hn: 'hanoi' };

/** A name as it is compared: without accents, signs and what kind of unit it is. */
function plainName(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
  const plain = letters
    .trim()
    .replace(KIND, '')
    .replaceAll(/[^a-z0-9]/g, '');
  return SHORT_NAMES[plain] ?? plain;
}

type Unit = { readonly code: string; readonly name: string };

/** By its code, of which spreadsheets drop the zeros in front, or by its name; null for none and for several. */
function unitNamed<T extends Unit>(units: readonly T[], text: string): T | null {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  const plain = plainName(text);
  const ways: ((unit: T) => boolean)[] = [
    ({ code }) => /^\d+$/.test(wanted) && code === wanted.padStart(code.length, '0'),
    ({ name }) => name.toLowerCase() === wanted,
    ({ name }) => plainName(name) === plain,
  ];
  for (const fits of ways) {
    const [one, ...others] = units.filter(fits);
    if (one !== undefined) return others.length === 0 ? one : null;
  }
  return null;
}

/** The place that people write in two cells, each by its name or code; or which of both says nothing that is in the list. */
export function placeNamed(
  { provinces, communes }: Places,
  named: { province: string; commune: string },
): BuyerPlace | { unknown: 'province' } | { unknown: 'commune'; province: string } {
  const province = unitNamed(provinces, named.province);
  if (province === null) return { unknown: 'province' };
  const commune = unitNamed(
    communes.filter(({ province_code }) => province_code === province.code),
    named.commune,
  );
  if (commune === null) return { unknown: 'commune', province: province.name };
  return {
    province_code: province.code,
    province: province.name,
    commune_code: commune.code,
    commune: commune.name,
  };
}
