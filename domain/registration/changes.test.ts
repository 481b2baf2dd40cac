import { describe, expect, test } from 'vitest';
import { FULL_DECLARATION } from '../samples/full-declaration.ts';
import { SAMPLE_DECLARATION } from '../samples/sample-declaration.ts';
import { changesBetween } from './changes.ts';
import type { CompanyProfile } from './proposal.ts';
import { changeOf, firstDeclaration } from './proposal.ts';
import { asAccepted } from './effects.ts';

const PROFILE: CompanyProfile = {
  name: 'CÔNG TY TNHH MẪU',
  tax_code: '0101243150',
  address: 'Số 1 Phố Mẫu',
  email: 'congty@example.vn',
  phone_number: '02400000000',
  delegate_name: 'Nguyễn Văn Đại Diện',
  delegate_phone_number: '0900000000',
  tax_authority_code: '10101',
  tax_authority_name: 'Thuế cơ sở 1 thành phố Hà Nội',
  tax_city_name: 'Thành phố Hà Nội',
};

describe('what differs between two declarations', () => {
  test('nothing, and the day alone is no change', () =>
    expect(changesBetween(SAMPLE_DECLARATION, { ...SAMPLE_DECLARATION, declared_on: '2026-12-01' })).toEqual(
      [],
    ));

  test('texts, boxes and rows, each by its path in the order of the form', () => {
    const { contact, invoice_modes } = SAMPLE_DECLARATION;
    const [certificate] = SAMPLE_DECLARATION.certificates;
    if (certificate === undefined) throw new Error('no certificate');
    const after = {
      ...SAMPLE_DECLARATION,
      place: 'Huế',
      contact: { ...contact, email: 'moi@example.vn' },
      invoice_modes: { ...invoice_modes, coded: false, uncoded: true },
      certificates: [
        { ...certificate, serial: '77' },
        { ...certificate, action: 'stop' as const },
      ],
    };
    expect(changesBetween(SAMPLE_DECLARATION, after)).toEqual([
      { field: 'place', before: 'Hà Nội', after: 'Huế' },
      { field: 'contact.email', before: 'lienhe@example.vn', after: 'moi@example.vn' },
      { field: 'invoice_modes.coded', before: true, after: false },
      { field: 'invoice_modes.uncoded', before: false, after: true },
      { field: 'certificates[77].issuer_name', before: null, after: 'CA MẪU' },
      { field: 'certificates[77].serial', before: null, after: '77' },
      { field: 'certificates[77].valid_from', before: null, after: certificate.valid_from },
      { field: 'certificates[77].valid_to', before: null, after: certificate.valid_to },
      { field: 'certificates[77].action', before: null, after: 'add' },
      { field: 'certificates[540101095A17C3D2].action', before: 'add', after: 'stop' },
    ]);
  });

  test('rows that only change places are the same', () => {
    const [one, two] = FULL_DECLARATION.certificates;
    if (one === undefined || two === undefined) throw new Error('two certificates are wanted');
    expect(changesBetween(FULL_DECLARATION, { ...FULL_DECLARATION, certificates: [two, one] })).toEqual([]);
  });

  test('a row that goes, and a second row of the same name', () => {
    const [unit] = FULL_DECLARATION.dependent_units;
    if (unit === undefined) throw new Error('no unit');
    const without = changesBetween(FULL_DECLARATION, { ...FULL_DECLARATION, dependent_units: [] });
    expect(without.map(({ field }) => field)).toEqual([
      'dependent_units[0101243150-001].name',
      'dependent_units[0101243150-001].tax_code',
      'dependent_units[0101243150-001].starts_on',
    ]);
    const twice = { ...FULL_DECLARATION, dependent_units: [unit, { ...unit, note: 'hai' }] };
    expect(changesBetween(FULL_DECLARATION, twice)).toContainEqual({
      field: 'dependent_units[0101243150-001 #2].note',
      before: null,
      after: 'hai',
    });
  });

  test('every list has rows that are told apart', () => {
    const names = changesBetween(null, FULL_DECLARATION).map(({ field }) => field.split('.')[0]);
    expect([...new Set(names.filter((name) => name?.includes('[')))]).toEqual([
      'certificates[5401]',
      'certificates[5402]',
      'delegations[0100109106 1C26TUN]',
      'solution_providers[0106026495]',
      'transmission_providers[0100684378]',
      'dependent_units[0101243150-001]',
      'look_up_units[0100109106]',
      'pauses[2026-12-10 5401]',
      'receipt_integrations[0104831030 9C26TBL]',
    ]);
  });

  test('against nothing, all that says something, and no box that is not ticked', () => {
    const changes = changesBetween(null, SAMPLE_DECLARATION);
    expect(changes).toContainEqual({ field: 'invoice_modes.coded', before: null, after: true });
    expect(changes.filter(({ after }) => after === null || after === false)).toEqual([]);
  });
});

describe('what a declaration is filled in with', () => {
  const own = {
    issuer_name: 'CA MẪU',
    serial: '5401',
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_to: '2028-01-01T00:00:00.000Z',
  };

  test('the first one: the profile, its certificates, and boxes most companies need', () => {
    const first = firstDeclaration(PROFILE, [own], '2026-11-20');
    expect(first).toMatchObject({
      purpose: 'new',
      declared_on: '2026-11-20',
      place: 'Hà Nội',
      taxpayer: {
        name: 'CÔNG TY TNHH MẪU',
        tax_code: '0101243150',
        tax_authority_code: '10101',
        tax_authority_name: 'Thuế cơ sở 1 thành phố Hà Nội',
      },
      representative: { name: 'Nguyễn Văn Đại Diện', phone_number: '0900000000', identity_no: null },
      contact: {
        name: 'Nguyễn Văn Đại Diện',
        address: 'Số 1 Phố Mẫu',
        email: 'congty@example.vn',
        phone_number: '02400000000',
      },
      certificates: [{ ...own, action: 'add' }],
    });
    const ticked = changesBetween(null, first).filter(({ after }) => after === true);
    expect(ticked.map(({ field }) => field)).toEqual([
      'invoice_modes.coded',
      'sending.through_provider',
      'transfer.full_content',
      'invoice_types.vat',
    ]);
  });

  test('an empty profile gives empty texts, and the phone of the representative stands in', () => {
    const bare = firstDeclaration(
      { ...PROFILE, phone_number: null, email: null, tax_city_name: null, tax_authority_code: null },
      [],
      '2026-11-20',
    );
    expect(bare).toMatchObject({
      place: '',
      taxpayer: { tax_authority_code: '' },
      contact: { email: '', phone_number: '0900000000' },
    });
  });

  test.each([
    ['Tỉnh Phú Thọ', 'Phú Thọ'],
    ['Thành phố Hồ Chí Minh', 'Hồ Chí Minh'],
    ['Huế', 'Huế'],
  ])('%s is %s', (tax_city_name, place) =>
    expect(firstDeclaration({ ...PROFILE, tax_city_name }, [], '2026-11-20').place).toBe(place),
  );

  test('a change: what is in force word for word, under the name of today', () => {
    const in_force = asAccepted(SAMPLE_DECLARATION, null, '2026-11-01');
    const change = changeOf(in_force, { ...PROFILE, name: 'CÔNG TY TNHH TÊN MỚI' }, '2026-12-01');
    expect(Object.keys(change).toSorted()).toEqual(Object.keys(SAMPLE_DECLARATION).toSorted());
    expect(change.declared_on).toBe('2026-12-01');
    expect(changesBetween(SAMPLE_DECLARATION, change)).toEqual([
      { field: 'purpose', before: 'new', after: 'change' },
      { field: 'taxpayer.name', before: 'CÔNG TY TNHH MẪU', after: 'CÔNG TY TNHH TÊN MỚI' },
    ]);
  });
});
