import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUYER } from '../documents/formats/invoices/parties.format.ts';
import { placeIn, placeNamed, placesIn } from './places.ts';

const csv = readFileSync(new URL('./places.csv', import.meta.url), 'utf8');
const places = placesIn(csv);
const { provinces, communes } = places;
const count = (names: readonly string[], kind: string) =>
  names.filter((name) => name.startsWith(`${kind} `)).length;
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name);

describe('the list of administrative units (QĐ 19/2025/QĐ-TTg and the resolutions of 2026)', () => {
  test('has 34 provinces, nine of them cities, and 3,321 communes of three kinds', () => {
    expect([provinces.length, communes.length]).toEqual([34, 3321]);
    expect(['Thành phố', 'Tỉnh'].map((kind) => count(names(provinces), kind))).toEqual([9, 25]);
    expect(['Xã', 'Phường', 'Đặc khu'].map((kind) => count(names(communes), kind))).toEqual([2599, 709, 13]);
  });

  test('has codes of two and of five digits, each once, and no name twice in a province', () => {
    expect(csv.split('\n')[0]).toBe('code,name,province_code');
    expect(provinces.filter(({ code }) => !/^\d{2}$/.test(code))).toEqual([]);
    expect(communes.filter(({ code }) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(34);
    expect(new Set(communes.map(({ code }) => code)).size).toBe(3321);
    expect(new Set(communes.map(({ province_code, name }) => `${province_code} ${name}`)).size).toBe(3321);
    const known = new Set(provinces.map(({ code }) => code));
    expect(communes.filter(({ province_code }) => !known.has(province_code))).toEqual([]);
  });

  test('has names in composed letters that fit into the elements of the buyer', () => {
    const all = [...names(provinces), ...names(communes)];
    expect(all.filter((name) => name !== name.normalize('NFC').trim() || /\s\s|["\r]/.test(name))).toEqual(
      [],
    );
    const { TTinh, TXa } = BUYER;
    expect([TTinh.content, TXa.content]).toEqual([
      { kind: 'text', most: 50 },
      { kind: 'text', most: 50 },
    ]);
    expect(Math.max(...all.map((name) => name.length))).toBeLessThanOrEqual(50);
  });

  test.each([
    ['01', '00004', 'Thành phố Hà Nội', 'Phường Ba Đình'],
    ['79', '26740', 'Thành phố Hồ Chí Minh', 'Phường Sài Gòn'],
    ['56', '22736', 'Tỉnh Khánh Hòa', 'Đặc khu Trường Sa'],
    // Cities and wards of 2026 under the codes that they had.
    ['24', '09319', 'Thành phố Bắc Ninh', 'Phường Tiên Du'],
    ['75', '26368', 'Thành phố Đồng Nai', 'Phường Long Thành'],
    // Corrected by the Statistics Office on 30/06/2025.
    ['52', '23938', 'Tỉnh Gia Lai', 'Xã Ia Mơ'],
  ])('%s %s is %s, %s', (province_code, commune_code, province, commune) =>
    expect(placeIn(places, { province_code, commune_code })).toEqual({
      province_code,
      province,
      commune_code,
      commune,
    }),
  );

  test('every place is found by its codes, by its names, and by them in small letters without accents or kind', () => {
    const bare = (name: string) =>
      name
        .replace(/^(Thành phố|Tỉnh|Phường|Xã|Đặc khu) /, '')
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('đ', 'd')
        .replaceAll('Đ', 'D')
        .toLowerCase();
    const nameOf = new Map(provinces.map(({ code, name }) => [code, name]));
    const missed = communes.filter(({ code, name, province_code }) => {
      const province = nameOf.get(province_code) ?? '';
      const found = [
        placeNamed(places, { province: province_code, commune: code.replace(/^0+/, '') }),
        placeNamed(places, { province, commune: name }),
      ];
      return found.some((place) => 'unknown' in place || place.commune_code !== code);
    });
    expect(missed).toEqual([]);
    const without_accents = communes.filter(({ code, name, province_code }) => {
      const place = placeNamed(places, {
        province: bare(nameOf.get(province_code) ?? ''),
        commune: bare(name),
      });
      return 'unknown' in place || place.commune_code !== code;
    });
    // Those that another of their province is called like then are not guessed.
    expect(without_accents.length).toBeLessThan(100);
    for (const { name, province_code } of without_accents)
      expect(placeNamed(places, { province: province_code, commune: bare(name) })).toHaveProperty('unknown');
  });

  test.each([
    ['TP.HCM', 'P. Sài Gòn', '26740'],
    ['tp hồ chí minh', 'phường sài gòn', '26740'],
    ['Hà Nội', 'Ba Đình', '00004'],
    ['1', '4', '00004'],
  ])('%s, %s is found', (province, commune, code) =>
    expect(placeNamed(places, { province, commune })).toMatchObject({ commune_code: code }),
  );

  test('what is not in the list says which of both', () => {
    expect(placeNamed(places, { province: 'Tỉnh Bình Dương', commune: 'Phường Sài Gòn' })).toEqual({
      unknown: 'province',
    });
    expect(placeNamed(places, { province: 'Đà Nẵng', commune: 'Quận 1' })).toEqual({
      unknown: 'commune',
      province: 'Thành phố Đà Nẵng',
    });
  });

  test('a commune of another province, and a code that it does not have, are no place', () => {
    expect(placeIn(places, { province_code: '79', commune_code: '00004' })).toBeNull();
    expect(placeIn(places, { province_code: '01', commune_code: '00001' })).toBeNull();
  });
});
