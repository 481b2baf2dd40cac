import { beforeAll, describe, expect, test } from 'vitest';
import { describedAs } from '#tests/contract/described.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { makePkcs12 } from '#server/platform/xmldsig/pkcs12.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});

const send = (operation: string, body: unknown, id?: number): Promise<Answered> =>
  judged(server.current, operation, { body, token, ...(id === undefined ? {} : { id }) });

const errorsOf = (answered: Answered) => (answered.body as ErrorBody).errors;

const customer = (over: object) => ({
  customer: { code: 'KH-LOI', name: 'Công ty Lỗi', status: 'active', ...over },
});

describe('a customer with', () => {
  test.each([
    [
      'a tax code whose check digit is wrong',
      { tax_code: '0101243151' },
      'tax_code',
      'Mã số thuế không đúng',
    ],
    ['a tax code of nine digits', { tax_code: '010124315' }, 'tax_code', 'Mã số thuế không đúng'],
    ['a tax code of a branch 000', { tax_code: '0101243150-000' }, 'tax_code', 'Mã số thuế không đúng'],
    ['an e-mail without a host', { email: 'ketoan@' }, 'email', 'Email “ketoan@” không đúng dạng'],
    ['one wrong e-mail of several', { email: 'a@b.vn; ketoan@' }, 'email', 'Email “ketoan@” không đúng dạng'],
    [
      'a name that is too long',
      { name: 'ắ'.repeat(401) },
      'name',
      'Tên đơn vị dài tối đa 400 ký tự, đang có 401',
    ],
    ['no name', { name: '' }, 'name', 'Tên đơn vị không được để trống'],
    [
      'a status nobody knows',
      { status: 'gone' },
      'status',
      'Trạng thái không nằm trong các giá trị cho phép',
    ],
    ['an identity number of ten digits', { identity_no: '0010990123' }, 'identity_no', 'không đúng dạng'],
    [
      'a name that nobody sees',
      { name: '\u200B\u202E' },
      'name',
      'Tên đơn vị không có ký tự nào nhìn thấy được',
    ],
    ['a bell in its name', { name: 'a\u0007b' }, 'name', 'Tên đơn vị có ký tự điều khiển'],
  ])('%s names the field and says what is wrong', async (_what, over, field, words) => {
    const answered = await send('createCustomer', customer(over));
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)).toHaveLength(1);
    expect(errorsOf(answered)[0]).toMatchObject({ fields: [field], message: expect.stringContaining(words) });
  });

  test('several faults are all told at once', async () => {
    const answered = await send('createCustomer', customer({ tax_code: '1', email: 'x', name: '' }));
    expect(
      errorsOf(answered)
        .flatMap(({ fields }) => fields)
        .sort(),
    ).toEqual(['email', 'name', 'tax_code']);
  });

  test('a missing field is named by its Vietnamese title', async () => {
    const answered = await send('createCustomer', { customer: { code: 'X', status: 'active' } });
    expect(errorsOf(answered)).toEqual([
      { message: 'Thiếu “Tên đơn vị”. Hãy điền rồi lưu lại.', code: 'invalid_required', fields: ['name'] },
    ]);
  });

  test('a code that is taken names the code, on create and on update', async () => {
    await send('createCustomer', customer({ code: 'TRUNG-1' }));
    const made = await send('createCustomer', customer({ code: 'TRUNG-2' }));
    const { id, lock_version } = (made.body as { customer: { id: number; lock_version: number } }).customer;
    const again = [
      await send('createCustomer', customer({ code: 'TRUNG-1' })),
      await send('updateCustomer', customer({ code: 'TRUNG-1', lock_version }), id),
    ];
    for (const answered of again) {
      expect(answered.status).toBe(422);
      expect(errorsOf(answered)[0]).toMatchObject({
        code: 'already_used',
        fields: ['code'],
        message: expect.stringContaining('đã có'),
      });
    }
  });
});

describe('a template', () => {
  test('with a symbol that is taken names the symbol', async () => {
    const body = describedAs('createTemplate').body?.example as { template: object };
    const answered = await send('createTemplate', { template: { ...body.template, symbol: 'C26TAA' } });
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)[0]).toMatchObject({ code: 'already_used', fields: ['symbol'] });
  });

  test('that has invoices is not deleted, and says what to do instead', async () => {
    const draft = await send('createInvoice', describedAs('createInvoice').body?.example);
    const { template_id } = (draft.body as { invoice: { template_id: number } }).invoice;
    const answered = await judged(server.current, 'deleteTemplate', { id: template_id, token });
    expect(answered.status).toBe(409);
    expect(errorsOf(answered)[0]).toMatchObject({
      code: 'in_use',
      message: expect.stringContaining('Ngừng hoạt động'),
    });
    expect((await judged(server.current, 'getTemplate', { id: template_id, token })).status).toBe(200);
  });

  test('becomes the default without leaving two [1.does.templates]', async () => {
    const body = describedAs('createTemplate').body?.example as { template: object };
    const made = await send('createTemplate', {
      template: { ...body.template, symbol: 'C26TZX', is_default: true },
    });
    expect(made.status).toBe(201);
    const listed = await judged(server.current, 'listTemplates', { token });
    const { templates } = listed.body as { templates: { is_default: boolean; symbol: string }[] };
    expect(templates.filter((one) => one.is_default).map(({ symbol }) => symbol)).toEqual(['C26TZX']);
  });
});

describe('a certificate file', () => {
  const example = (
    describedAs('createCertificate').body?.example as { tenant_certificate: { pkcs12_base64: string } }
  ).tenant_certificate;
  const upload = (over: object) => send('createCertificate', { tenant_certificate: { ...example, ...over } });

  test.each([
    [
      'with a wrong password',
      { password: 'sai' },
      'wrong_password',
      'password',
      'Mật khẩu của tệp không đúng',
    ],
    ['with no password', { password: '' }, 'wrong_password', 'password', 'Mật khẩu của tệp không đúng'],
    [
      'that is a text',
      { pkcs12_base64: Buffer.from('không phải tệp').toString('base64') },
      'not_pkcs12',
      'pkcs12_base64',
      '.p12 hoặc .pfx',
    ],
    ['that is not base64', { pkcs12_base64: '!!!' }, 'not_pkcs12', 'pkcs12_base64', '.p12 hoặc .pfx'],
    [
      'cut in half',
      { pkcs12_base64: example.pkcs12_base64.slice(0, 1200) },
      'not_pkcs12',
      'pkcs12_base64',
      '.p12 hoặc .pfx',
    ],
  ])('%s is refused', async (_what, over, code, field, words) => {
    const answered = await upload(over);
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)[0]).toMatchObject({
      code,
      fields: [field],
      message: expect.stringContaining(words),
    });
    expect(answered.text).not.toContain('PRIVATE');
  });

  test('that is there already is refused', async () => {
    expect((await upload({})).status).toBe(201);
    const again = await upload({});
    expect([again.status, errorsOf(again)[0]?.code]).toEqual([422, 'already_used']);
  });

  test('may have Vietnamese letters in its names', async () => {
    const years = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z' };
    const root = createTestRoot({ ...years, serial: '01', subject: { common_name: 'Gốc thử nghiệm' } });
    const subject = { common_name: 'CÔNG TY “MẪU”, CHI NHÁNH + 1', tax_code: '0012345672' };
    const issued = issueCertificate({ ...years, serial: '7777', root, subject });
    const bytes = makePkcs12({ ...issued, password: 'p' });
    const answered = await upload({ pkcs12_base64: Buffer.from(bytes).toString('base64'), password: 'p' });
    expect(answered.status, answered.text).toBe(201);
    expect(answered.body).toMatchObject({
      tenant_certificate: {
        subject_name: subject.common_name,
        issuer_name: 'Gốc thử nghiệm',
        tax_code: '0012345672',
        declared: false,
      },
    });
  });
});

describe('the profile of the company', () => {
  test('with a wrong tax code is not saved', async () => {
    const { tenant } = (await judged(server.current, 'getTenant', { token })).body as {
      tenant: { lock_version: number };
    };
    const body = {
      tenant: { name: 'X', address: 'Y', tax_code: '0012345673', lock_version: tenant.lock_version },
    };
    const answered = await send('updateTenant', body);
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)[0]).toMatchObject({
      fields: ['tax_code'],
      message: expect.stringContaining('Mã số thuế'),
    });
    expect((await judged(server.current, 'getTenant', { token })).body).toEqual({ tenant });
  });
});

describe('a symbol of a template', () => {
  const template = (symbol: string, form_no = '1') => ({
    template: { name: 'Ký hiệu', form_no, symbol, layout: 'modern', is_default: false, status: 'active' },
  });

  test('stands beside the same one of another form, in capitals; twice of one form it does not', async () => {
    const made = await send('createTemplate', template('c26tqa'));
    expect([made.status, made.body]).toMatchObject([201, { template: { form_no: '1', symbol: 'C26TQA' } }]);
    expect((await send('createTemplate', template('C26TQA', '2'))).status).toBe(201);
    const again = await send('createTemplate', template('C26TQA', '2'));
    expect([again.status, errorsOf(again)[0]]).toMatchObject([
      422,
      { code: 'already_used', fields: ['symbol'] },
    ]);
  });

  test.each([
    ['C26NAA', 'symbol_letter_form', 'chữ N chỉ dùng với mẫu 6, không dùng với mẫu 1'],
    ['C26XAA', 'symbol_letter_form', 'chữ X chỉ dùng với mẫu 7, không dùng với mẫu 1'],
    ['C26ZAA', 'symbol_letter_unknown', 'chữ Z chưa được quy định'],
    ['C26FAA', 'series_unpublished', 'tờ khai hoàn thuế'],
    ['C25TAA', 'symbol_year', 'dùng cho năm 2025'],
    ['c27taa', 'symbol_year', 'Ký hiệu C27TAA dùng cho năm 2027'],
  ])('%s is refused with the reason at its field', async (symbol, code, words) => {
    const answered = await send('createTemplate', template(symbol));
    expect([answered.status, errorsOf(answered)[0]]).toMatchObject([
      422,
      { code, fields: ['symbol'], message: expect.stringContaining(words) },
    ]);
  });
});
