import { describe, expect, test } from 'vitest';
import {
  base64,
  data,
  DATA,
  dsig,
  EXCLUSIVE,
  FACTS,
  invoice,
  problemsOf,
  SHA1,
  signature,
  slots,
  TIME,
  timeObject,
  verdictOf,
  verified,
  withAlgorithm,
  written,
  type Signing,
} from '../../samples/plain-signatures.ts';
import { DSIG_NAMESPACE } from '../algorithms.table.ts';

test('a good signature: everything that is said of it', () => {
  expect(verified(invoice()).verdicts).toEqual([
    {
      role: 'seller',
      signature_id: 'sig',
      signing_time: '2026-11-20T09:15:00',
      certificate: FACTS,
      certificate_der_base64: base64('der'),
      covers: ['data', 'time'],
      document: 'DLHDon',
      signed: ['document', 'signing_time'],
      changed: [],
      weaknesses: [],
      stated_tax_code: '0101243150',
      intact: true,
      problems: [],
      valid: true,
    },
  ]);
});

describe('what is asked of the ports', () => {
  test('each canonical form once, whoever needs it, and those that can be checked only', () => {
    const lost = { uri: '#nowhere' };
    const two = [signature({ references: [DATA, TIME, lost] }), signature({ id: 'sig2', objects: [] })];
    const { asked, root } = verified(written('HDon', [data(), slots('NBan', two)]));
    const [first, second] = root.children[1]?.children[0]?.children ?? [];
    expect(asked.requests).toEqual([
      [root.children[0], first?.children[3], first?.children[0], second?.children[0]].map((element) => ({
        position: element?.position,
        form: 'inclusive',
      })),
    ]);
  });

  test('nothing where there is nothing to check', () => {
    const nothing = signature({ without: ['SignedInfo'] });
    expect(verified(written('HDon', [data(), slots('NBan', [nothing])])).asked.requests).toEqual([]);
    expect(verified(invoice({ references: [], canonicalization: 'urn:x' })).asked.requests).toEqual([]);
  });

  test('the same element in two forms is asked for twice', () => {
    const exclusive = { ...DATA, transforms: [withAlgorithm('Transform', EXCLUSIVE)] };
    const references = [DATA, { ...exclusive, digest: 'sha256 DLHDon data exclusive' }, TIME];
    const { asked, verdicts } = verified(invoice({ references }));
    expect(asked.requests[0]?.map(({ form }) => form)).toEqual([
      'inclusive',
      'exclusive',
      'inclusive',
      'inclusive',
    ]);
    expect(verdicts[0]?.problems).toEqual([]);
  });

  test('a chain: the certificate, those beside it that can be read, the instant of the signing time', () =>
    expect(verified(invoice({ certificates: [base64('der'), base64('other'), '!'] })).asked.chains).toEqual([
      ['der', ['other'], '2026-11-20T02:15:00.000Z'],
    ]));

  test('canonical forms that the port does not give hold nothing', () =>
    expect(problemsOf(invoice(), { canonicalize: () => [] })).toEqual([
      'digest_mismatch',
      'signature_mismatch',
      'document_not_signed',
      'signing_time_not_signed',
    ]));
});

describe('the value of the signature', () => {
  test.each<[string, Signing, string]>([
    ['none', { without: ['SignatureValue'] }, 'signature_incomplete'],
    ['empty', { value: '' }, 'signature_incomplete'],
    ['no base64', { value: '!' }, 'signature_incomplete'],
    ['another', { value: base64('false') }, 'signature_mismatch'],
    ['over an unknown form', { canonicalization: 'urn:x' }, 'algorithm_not_accepted'],
    ['by an unknown algorithm', { algorithm: 'urn:x' }, 'algorithm_not_accepted'],
    ['by no algorithm', { algorithm: '' }, 'algorithm_not_accepted'],
  ])('%s', (_, signing, problem) =>
    expect(verdictOf(invoice(signing))).toMatchObject({ problems: [problem], signed: [], intact: false }),
  );

  test('over the exclusive form', () => {
    const value = base64('sha256 der SignedInfo - exclusive');
    expect(problemsOf(invoice({ canonicalization: EXCLUSIVE, value }))).toEqual([]);
  });

  test('without what it signs', () =>
    expect(verdictOf(invoice({ without: ['SignedInfo'] }))).toMatchObject({
      problems: ['signature_incomplete', 'document_not_signed', 'signing_time_not_signed'],
      covers: [],
    }));
});

describe('SHA-1 is weak', () => {
  test.each<[string, Signing]>([
    [
      'in the signature',
      { algorithm: `${DSIG_NAMESPACE}rsa-sha1`, value: base64('sha1 der SignedInfo - inclusive') },
    ],
    [
      'in one digest',
      { references: [DATA, { ...TIME, algorithm: SHA1, digest: 'sha1 Object time inclusive' }] },
    ],
  ])('%s', (_, signing) =>
    expect(verdictOf(invoice(signing))).toMatchObject({ valid: true, weaknesses: ['sha1'] }),
  );
});

describe('the signing time', () => {
  test('the first Object that says one, whichever Objects stand before it', () => {
    const objects = [
      dsig('Object', [], { Id: 'empty' }),
      timeObject('2026-11-20T09:15:00'),
      timeObject('2027-01-01T00:00:00', 'later'),
    ];
    expect(verdictOf(invoice({ objects }))).toMatchObject({
      signing_time: '2026-11-20T09:15:00',
      problems: [],
    });
  });

  test('none, and one that is no time', () => {
    const none = verdictOf(invoice({ references: [DATA], objects: [] }));
    expect(none).toMatchObject({ signing_time: null, problems: ['signing_time_not_signed'], intact: true });
    expect(problemsOf(invoice({ objects: [timeObject('hôm nay')] }))).toEqual(['signing_time_not_signed']);
  });

  test('not signed', () =>
    expect(problemsOf(invoice({ references: [DATA] }))).toEqual(['signing_time_not_signed']));
});

describe('the certificate', () => {
  const by = (changed: Partial<typeof FACTS>) => ({ certificate: () => ({ ...FACTS, ...changed }) });

  test('of another taxpayer', () =>
    expect(problemsOf(invoice(), by({ tax_code: '0100109106' }))).toEqual(['certificate_tax_code']));

  test('of anybody, where the document names nobody', () =>
    expect(problemsOf(written('HDon', [data([]), slots('NBan', [signature()])]))).toEqual([]));

  const at = '2026-11-20T02:15:00.000Z';
  test.each([
    [{ valid_from: at }, []],
    [{ valid_from: '2026-11-20T02:15:00.001Z' }, ['certificate_not_yet_valid']],
    [{ valid_to: at }, []],
    [{ valid_to: '2026-11-20T02:14:59.999Z' }, ['certificate_expired']],
  ])('%j: %j', (changed, problems) => expect(problemsOf(invoice(), by(changed))).toEqual(problems));

  test('in the place of the authority’s signature is asked for under the authority’s own roots', () => {
    const asked: boolean[] = [];
    const is_trusted = (_der: unknown, _others: unknown, _at: unknown, by_authority: boolean) =>
      asked.push(by_authority) > 0;
    verdictOf(invoice(), { is_trusted });
    verdictOf(written('HDon', [data(), slots('CQT', [signature()])]), { is_trusted });
    expect(asked).toEqual([false, true]);
  });

  test('that nobody trusts', () =>
    expect(verdictOf(invoice(), { is_trusted: () => false })).toMatchObject({
      problems: ['certificate_not_trusted'],
      intact: true,
      valid: false,
    }));
});
