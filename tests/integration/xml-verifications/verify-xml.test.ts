import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { buildQrCode, crc16 } from '#domain/documents/qr-code.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { breachesOf, type ErrorBody } from '#tests/contract/injection.ts';
import { coded, root, sampleFile, sealed } from '#tests/golden/sealed-sample.ts';
import { resigned } from '#tests/golden/verification/resigned.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { withChildProcesses } from './with-child-processes.ts';

type Verification = components['schemas']['XmlVerification'];

const golden = [root.certificate_pem];
const server = withTestApp(undefined, { file_judge: withChildProcesses(golden) });
const strangers = withTestApp(undefined, { file_judge: withChildProcesses([]) });

let token = '';
let stranger = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  stranger = await strangers.current.signIn('owner@demo.vn');
});

async function post(file: Uint8Array | string, by = token, to = server) {
  const reply = await to.current.app.inject({
    method: 'POST',
    url: '/api/xml_verifications',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
  });
  const answered = { status: reply.statusCode, headers: reply.headers, body: reply.json<unknown>() };
  expect(breachesOf('verifyXml', answered)).toEqual([]);
  return answered;
}

async function verified(file: Uint8Array | string, by = token, to = server): Promise<Verification> {
  const { status, body } = await post(file, by, to);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { xml_verification: Verification }).xml_verification;
}

async function refused(file: Uint8Array | string) {
  const { status, body } = await post(file);
  const [error] = (body as ErrorBody).errors;
  return { status, code: error?.code, message: error?.message };
}

const text = (file: Uint8Array) => Buffer.from(file).toString('utf8');
const DATA_ID = /<DLHDon Id="([^"]+)"/.exec(text(sealed(SAMPLE_INVOICE)))?.[1] ?? '';
const signed = text(sealed(SAMPLE_INVOICE));
const with_code = text(coded(sealed(SAMPLE_INVOICE), DATA_ID));
const bare = (xml: string) => xml.replace(/^<\?xml.*?\?>/, '');
const message = (...invoices: string[]) => `<TDiep><DLieu>${invoices.map(bare).join('')}</DLieu></TDiep>`;

describe('a file from anyone', () => {
  test('signed by its seller and by the authority is to be trusted: who signed, until when, and what it states', async () => {
    const { outcome, signatures, invoices, invoice_count, unsigned_parts } = await verified(with_code);
    expect(outcome).toBe('trusted');
    expect(signatures.map(({ role, valid }) => [role, valid])).toEqual([
      ['seller', true],
      ['authority', true],
    ]);
    expect(signatures[0]).toMatchObject({
      title: 'Chữ ký của người bán hợp lệ.',
      wrong: [],
      warnings: [],
      signing_time: '2026-11-20T09:15:00',
      subject_name: 'CÔNG TY TNHH MẪU, "CHI NHÁNH" + HÀ NỘI <1> & con',
      tax_code: '0101243150',
      issuer_name: 'Gốc thử nghiệm',
      serial: '5401',
      valid_from: '2026-01-01T00:00:00.000Z',
      valid_to: '2028-01-01T00:00:00.000Z',
    });
    expect(invoice_count).toBe(1);
    expect(invoices).toEqual([
      {
        form_no: '1',
        symbol: 'C26TAA',
        number: 15,
        issued_on: '2026-11-20',
        seller_name: 'CÔNG TY TNHH MẪU',
        seller_tax_code: '0101243150',
        buyer_name: 'CÔNG TY CỔ PHẦN NGƯỜI MUA',
        buyer_tax_code: '0100109106',
        currency: 'VND',
        total: '2080000',
        authority_code: '00A1B2C3D4E5F60718293A4B5C6D7E8F90',
        qr_agreement: 'matches',
      },
    ]);
    expect(unsigned_parts).toEqual([]);
  });

  test('that was changed names the part, whoever signed', async () => {
    const { outcome, signatures } = await verified(with_code.replace('2080000', '9080000'));
    expect(outcome).toBe('changed');
    expect(signatures.map(({ changed, wrong }) => [changed, wrong[0]])).toEqual([
      [['document'], 'Đã bị sửa sau khi ký: dữ liệu hóa đơn.'],
      [['document'], 'Đã bị sửa sau khi ký: dữ liệu hóa đơn.'],
    ]);
  });

  test('whose code was changed names the code', async () => {
    const { outcome, signatures } = await verified(with_code.replace('00A1B2', '00A1B3'));
    expect(outcome).toBe('changed');
    expect(signatures.map(({ changed }) => changed)).toEqual([[], ['code']]);
  });

  test('signed under a root that nobody named: the issuer is not known, the signature is not called wrong', async () => {
    const { outcome, signatures } = await verified(with_code, stranger, strangers);
    expect(outcome).toBe('issuer_unknown');
    expect(signatures.map(({ problems }) => problems)).toEqual([
      ['certificate_not_trusted'],
      ['certificate_not_trusted'],
    ]);
    expect(signatures[0]?.right).toContain('Còn nguyên như khi ký: dữ liệu hóa đơn.');
  });

  test('of a series with code that has none yet', async () =>
    expect((await verified(signed)).outcome).toBe('code_missing'));

  test('with a code that somebody wrote into it: the authority did not sign it', async () => {
    const written = signed.replace(
      '<DSCKS>',
      '<MCCQT Id="m">00A1B2C3D4E5F60718293A4B5C6D7E8F90</MCCQT><DSCKS>',
    );
    const { outcome, signatures } = await verified(written);
    expect([outcome, signatures[0]?.valid]).toEqual(['code_not_signed', true]);
  });

  test('without a signature', async () => {
    const unsigned = signed.replace(/<Signature .*<\/Signature>/s, '');
    expect(await verified(unsigned)).toMatchObject({ outcome: 'unsigned', signatures: [], invoice_count: 1 });
  });

  test('with several invoices, each under its seller’s signature', async () => {
    const uncoded = { ...SAMPLE_INVOICE, symbol: 'K26TAA' };
    const two = [15, 16].map((number) => text(sealed({ ...uncoded, number })));
    const found = await verified(message(...two));
    expect(found.outcome).toBe('trusted');
    expect(found.invoices.map(({ number }) => number)).toEqual([15, 16]);
    expect(found.signatures).toHaveLength(2);
  });

  test('with a false invoice laid beside a signed one', async () => {
    const beside = signed
      .replace(/<Signature .*<\/Signature>/s, '')
      .replaceAll(DATA_ID, 'other')
      .replace('2080000', '9080000');
    const { outcome, signatures } = await verified(message(with_code, beside));
    expect([outcome, signatures.every(({ valid }) => valid)]).toEqual(['seller_not_signed', true]);
  });

  test('with SHA-1 is warned of', async () => {
    const { outcome, signatures } = await verified(resigned({ hash: 'sha1' }));
    expect(outcome).toBe('weak');
    expect(signatures[0]?.weaknesses).toEqual(['sha1']);
    expect(signatures[0]?.warnings[0]).toContain('SHA-1');
  });

  test('of another tax code than its certificate is not valid', async () =>
    expect((await verified(resigned({}, '0100109106'))).outcome).toBe('unsound'));

  test('that is XML but no invoice: only signatures are judged', async () => {
    expect(await verified(sampleFile('102-received.xml'))).toEqual({
      outcome: 'unsigned',
      signatures: [],
      invoices: [],
      invoice_count: 0,
      unsigned_parts: [],
      unsigned_part_count: 0,
    });
    expect(await verified('<a/>')).toMatchObject({ outcome: 'unsigned', invoice_count: 0 });
  });

  test('with a thousand invoices lists the first twenty', async () => {
    const empty = '<HDon><DLHDon><TTChung/><NDHDon/></DLHDon></HDon>';
    const { invoices, invoice_count } = await verified(message(empty.repeat(1000)));
    expect([invoices.length, invoice_count]).toEqual([20, 1000]);
  });

  test('whose certificate is junk', async () => {
    const junk = signed.replace(
      /<X509Certificate>.*<\/X509Certificate>/s,
      '<X509Certificate>AAAA</X509Certificate>',
    );
    const { outcome, signatures } = await verified(junk);
    expect(outcome).toBe('changed');
    expect(signatures[0]).toMatchObject({ subject_name: null, issuer_name: null, tax_code: null });
  });
});

describe('what was put into a signed file afterwards is named', () => {
  const data_of = (xml: string) => /<DLHDon .*<\/DLHDon>/s.exec(xml)?.[0] ?? '';
  const other_qr = (to: string) =>
    with_code.replace(/<DLQRCode>.*<\/DLQRCode>/, `<DLQRCode>${to}</DLQRCode>`);
  const qr_of = (number: number, total: string) =>
    buildQrCode({
      seller_tax_code: '0101243150',
      form_no: '1',
      symbol: 'C26TAA',
      number,
      issued_on: '2026-11-20',
      total,
    });
  const qr_that_pays = () => {
    const whole = qr_of(15, '2080000').slice(0, -8);
    const unchecked = `${whole}38190011STRANGER123406304`.replace('38190011', '38150011');
    return unchecked + crc16(unchecked);
  };

  test.each<[string, string, string, string[]]>([
    [
      'an element',
      with_code.replace('</HDon>', '<GhiChu>Chuyển tiền vào tài khoản khác</GhiChu></HDon>'),
      'partly_signed',
      ['HDon/GhiChu'],
    ],
    ['a text', with_code.replace('<DSCKS>', 'Trả cho người khác<DSCKS>'), 'partly_signed', ['HDon/text()']],
    ['an attribute', with_code.replace('<HDon>', '<HDon GhiChu="x">'), 'partly_signed', ['HDon/@GhiChu']],
    [
      'a text among the signatures',
      with_code.replace('<DSCKS>', '<DSCKS>x<a/>'),
      'partly_signed',
      ['HDon/DSCKS/text()', 'HDon/DSCKS/a'],
    ],
    [
      'an object inside a signature',
      with_code.replace('</Signature>', '<Object Id="new">x</Object></Signature>'),
      'partly_signed',
      ['HDon/DSCKS/NBan/Signature/Object[2]'],
    ],
    [
      'a second invoice data after the signed one',
      with_code.replace(
        '</DLHDon>',
        `</DLHDon>${data_of(with_code).replaceAll(DATA_ID, 'second').replace('2080000', '9080000')}`,
      ),
      'seller_not_signed',
      ['HDon/DLHDon[2]'],
    ],
    [
      'beside the invoice in its message',
      message(with_code).replace('</DLieu>', '<PhuLuc>x</PhuLuc></DLieu>'),
      'partly_signed',
      ['TDiep/DLieu/PhuLuc'],
    ],
    ['a QR of another number', other_qr(qr_of(16, '2080000')), 'qr_differs', ['HDon/DLQRCode']],
    ['a QR of another amount', other_qr(qr_of(15, '9080000')), 'qr_differs', ['HDon/DLQRCode']],
    ['a QR that is not of the format', other_qr('https://example.vn/x'), 'partly_signed', ['HDon/DLQRCode']],
    ['a QR with whom to pay', other_qr(qr_that_pays()), 'partly_signed', ['HDon/DLQRCode']],
    [
      'a second QR',
      with_code.replace('</HDon>', '<DLQRCode>x</DLQRCode></HDon>'),
      'partly_signed',
      ['HDon/DLQRCode[2]'],
    ],
  ])('%s', async (_what, file, outcome, parts) => {
    const found = await verified(file);
    expect(found.signatures.map(({ valid }) => valid)).toEqual([true, true]);
    expect([found.outcome, found.unsigned_parts]).toEqual([outcome, parts]);
    expect(found.unsigned_part_count).toBe(parts.length);
  });

  test('a QR says the same amount in another writing', async () =>
    expect((await verified(other_qr(qr_of(15, '2080000.00')))).outcome).toBe('trusted'));
});

describe('what is refused, in Vietnamese', () => {
  const bomb = Array.from({ length: 9 }, (_, at) => `<!ENTITY b${at + 1} "${`&b${at};`.repeat(10)}">`).join(
    '',
  );
  test.each([
    ['junk', 'không phải XML', 'not_well_formed', 'không phải XML đúng cú pháp'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'not_utf8', 'bảng mã UTF-8'],
    [
      'an external entity',
      `<!DOCTYPE HDon [<!ENTITY x SYSTEM "file:///etc/passwd">]>${bare(signed)}`,
      'document_type',
      'DOCTYPE',
    ],
    [
      'an external DTD',
      `<!DOCTYPE HDon SYSTEM "http://example.vn/x.dtd">${bare(signed)}`,
      'document_type',
      'DOCTYPE',
    ],
    [
      'an entity bomb',
      `<!DOCTYPE HDon [<!ENTITY b0 "b">${bomb}]><HDon>&b9;</HDon>`,
      'document_type',
      'DOCTYPE',
    ],
    ['an entity nobody declared', '<HDon>&x;</HDon>', 'not_well_formed', 'cú pháp'],
    [
      'a namespace that is no address',
      signed.replace('<DLHDon ', '<DLHDon xmlns:a="http://w{w" '),
      'not_well_formed',
      'cú pháp',
    ],
    ['a thousand elements deep', '<a>'.repeat(1000) + '</a>'.repeat(1000), 'too_deep', 'lồng nhau'],
    ['more than 2 MB', `<a>${'x'.repeat(MAX_MESSAGE_BYTES)}</a>`, 'file_too_large', '2 MB'],
  ])('%s', async (_what, file, code, words) =>
    expect(await refused(file)).toEqual({ status: 422, code, message: expect.stringContaining(words) }),
  );

  test('2 MB to the byte is looked at', async () => {
    const file = `<a>${'x'.repeat(MAX_MESSAGE_BYTES - 7)}</a>`;
    expect(file).toHaveLength(MAX_MESSAGE_BYTES);
    expect((await verified(file)).outcome).toBe('unsigned');
  });

  test('thousands of signatures over a large file are refused, not computed', async () => {
    const [signature = ''] = /<Signature .*<\/Signature>/s.exec(resigned()) ?? [];
    const one = signature.replace(/<KeyInfo>.*<\/KeyInfo>/s, '');
    const many = Array.from({ length: 1500 }, (_, at) =>
      one.replace('#data', `#d${at}`).replaceAll('"time"', `"t${at}"`),
    );
    const targets = Array.from({ length: 1500 }, (_, at) => `<d Id="d${at}"/>`).join('');
    const file = `<HDon>${targets}${many.join('')}</HDon>`;
    expect(file.length).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
    expect(await refused(file)).toMatchObject({ status: 422, code: 'too_large' });
  });
});

test('a file of empty signatures, each with a verdict far longer than itself, is refused', async () => {
  const file = `<a xmlns="http://www.w3.org/2000/09/xmldsig#">${'<Signature/>'.repeat(2001)}</a>`;
  expect(await refused(file)).toMatchObject({ status: 422, code: 'too_large' });
  const { signatures } = await verified(file.replace('<Signature/>', ''));
  expect(signatures).toHaveLength(2000);
});

test('nothing of a file is kept, under no key either', async () => {
  const { app, publishing } = server.current;
  const replay = () =>
    app.inject({
      method: 'POST',
      url: '/api/xml_verifications',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'idempotency-key': 'verify-once',
      },
      payload: Buffer.from(with_code),
    });
  expect((await replay()).statusCode).toBe(200);
  const kept = await inTenant(publishing.db, 1, (tx) =>
    tx.selectFrom('idempotency_keys').select('key').where('key', '=', 'verify-once').execute(),
  );
  expect(kept).toEqual([]);
});
