import { describe, expect, it } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { httpProvider } from '../http-provider.ts';
import type { Answer, OutgoingMessage } from '../provider.ts';
import { declarationMessage } from './declare.ts';
import { ALL_REASONS } from './scenarios/scenarios.table.ts';
import { REASONS, REASONS_OF_A_PERSON } from './reasons.table.ts';
import type { ReasonName } from './reasons.table.ts';
import type { Running } from './sandbox.fixture.ts';
import {
  CERTIFICATE,
  declaration,
  declared,
  keyOf,
  opened,
  reasonCodes,
  ROOT,
  sandboxes,
} from './sandbox.fixture.ts';
import { certificateFor, SELLER, serialOf, signedMessage } from './signed-message.fixture.ts';

const start = sandboxes(withTestDatabase());

/** Types of the answers to a message, and what 102 and 103 say. */
async function answersTo({ clock, answers }: Running, message: OutgoingMessage): Promise<Answer[]> {
  clock.advance(1000);
  return (await answers()).filter(({ reply_to }) => reply_to === message.message_id);
}

function saidBy(answer: Answer | undefined): Record<string, unknown> {
  const { body } = opened(answer);
  const [notice] = body.kind === 'documents' ? body.documents : [];
  return { name: notice?.name, ...notice?.value };
}

const types = (answers: readonly Answer[]): string[] => answers.map(({ message_type }) => message_type);
const codes = (...names: ReasonName[]) => names.map((name) => ({ MLoi: REASONS[name].code }));

describe('a declaration that holds', () => {
  it('is received (102) and accepted (103), both signed by the authority', async () => {
    const running = await start();
    const message = declared();
    expect(await running.provider.submit(message)).toEqual({ outcome: 'accepted' });
    const [receipt, reading, decision] = await answersTo(running, message);
    expect(types([receipt, reading, decision].filter((one) => one !== undefined))).toEqual([
      '999',
      '102',
      '103',
    ]);
    expect(saidBy(reading)).toMatchObject({ THop: '1', MGDDTu: message.message_id, DSLDKCNhan: [] });
    expect(saidBy(decision)).toMatchObject({ HTDKy: '1', TTXNCQT: '1', MCCQT: null, DSLDKCNhan: [] });
    const ports = createVerifyPorts([running.sandbox.authority_root_pem]);
    for (const answer of [reading, decision])
      expect(verifySignatures(answer?.bytes ?? new Uint8Array(), ports)).toMatchObject([
        { role: 'authority', valid: true },
      ]);
  });

  it('names the certificates that sign from then on: no other is taken, and one that it stops no more', async () => {
    const running = await start();
    await running.register();
    const other = certificateFor(ROOT, SELLER);
    const invoice = (number: number) => signedMessage({ certificate: other, content: { number } });
    const first = invoice(1);
    await running.provider.submit(first);
    expect(reasonCodes((await answersTo(running, first))[1])).toEqual([
      REASONS.certificate_not_declared.code,
    ]);

    const [usual] = declaration().certificates;
    if (usual === undefined) throw new Error('no certificate declared');
    const named = { ...usual, serial: serialOf(other) };
    await running.provider.submit(declared({ purpose: 'change', certificates: [named] }));
    const second = invoice(1);
    await running.provider.submit(second);
    expect(types(await answersTo(running, second))).toEqual(['999', '202']);

    await running.provider.submit(
      declared({ purpose: 'change', certificates: [{ ...named, action: 'stop' }] }),
    );
    const third = invoice(2);
    await running.provider.submit(third);
    expect(reasonCodes((await answersTo(running, third))[1])).toEqual([
      REASONS.certificate_not_declared.code,
    ]);
  });

  it('with a delegation is answered for each party as well (104)', async () => {
    const running = await start();
    const delegation = {
      invoice_name: 'Hóa đơn giá trị gia tăng',
      form_no: '1',
      symbol: 'C26TAA',
      party_tax_code: '0100109106',
      party_name: 'CÔNG TY NHẬN ỦY NHIỆM',
      purpose: 'Bán hàng qua sàn',
      starts_on: '2026-12-01',
      ends_on: '2027-11-30',
      payment_method: 'transfer',
      other_payment_method: null,
    } as const;
    const message = declared({ delegations: [delegation] });
    await running.provider.submit(message);
    const found = await answersTo(running, message);
    expect(types(found)).toEqual(['999', '102', '103', '104']);
    expect(saidBy(found[3])).toMatchObject({ DSTTUNhiem: [{ MST: '0100109106', DSLDKCNhan: [] }] });
  });
});

describe('a declaration is not received', () => {
  const wrong: [string, () => OutgoingMessage, ReasonName[], boolean][] = [
    ['new, where one is in force', () => declared(), ['declared_already'], true],
    ['of change, where none is', () => declared({ purpose: 'change' }), ['nothing_declared'], false],
    ['dated tomorrow', () => declared({ declared_on: '2026-11-21' }), ['dated_in_the_future'], false],
    [
      'changed after it was signed',
      () => {
        const { bytes, ...message } = declared();
        const text = new TextDecoder().decode(bytes).replace('Trần Thị Liên Hệ', 'Trần Thị Liên');
        return { ...message, bytes: new TextEncoder().encode(text) };
      },
      ['content_changed'],
      false,
    ],
    [
      'signed with the certificate of another company',
      () => {
        const key = keyOf(certificateFor(ROOT, '0100109106'));
        return declarationMessage(declaration(), key, '2026-11-20T03:00:00.000Z');
      },
      ['certificate_of_another'],
      false,
    ],
  ];

  it.each(wrong)('%s', async (_name, make, reasons, has_declared) => {
    const running = await start();
    if (has_declared) await running.register();
    const message = make();
    await running.provider.submit(message);
    const found = await answersTo(running, message);
    expect(types(found)).toEqual(['999', '102']);
    const THop = reasons[0] === 'nothing_declared' ? '4' : '2';
    expect(saidBy(found[1])).toMatchObject({ THop, DSLDKCNhan: codes(...reasons) });
  });
});

describe('a declaration is not accepted', () => {
  const { invoice_modes, transfer, invoice_types } = declaration();
  const cleared = <Name extends string>(boxes: Readonly<Record<Name, boolean>>): Record<Name, boolean> =>
    Object.fromEntries(Object.keys(boxes).map((name) => [name, false])) as Record<Name, boolean>;
  const old = declaration().certificates.map((one) => ({ ...one, valid_to: '2026-11-19T00:00:00.000Z' }));
  const wrong: [string, Partial<DeclarationContent>, ReasonName[]][] = [
    ['without any mode', { invoice_modes: cleared(invoice_modes) }, ['no_mode']],
    ['without a way to send', { transfer: cleared(transfer) }, ['no_transfer']],
    ['without a kind of invoice', { invoice_types: cleared(invoice_types) }, ['no_invoice_type']],
    ['without a certificate', { certificates: [] }, ['no_certificate']],
    ['with a certificate that ended', { certificates: old }, ['declared_certificate_expired']],
  ];

  it.each(wrong)('%s, and nothing is in force', async (_name, changes, reasons) => {
    const running = await start();
    const message = declared(changes);
    await running.provider.submit(message);
    const found = await answersTo(running, message);
    expect(types(found)).toEqual(['999', '102', '103']);
    expect(saidBy(found[2])).toMatchObject({ TTXNCQT: '2', DSLDKCNhan: codes(...reasons) });
    const invoice = signedMessage({ certificate: CERTIFICATE });
    await running.provider.submit(invoice);
    expect(reasonCodes((await answersTo(running, invoice))[1])).toEqual([REASONS.unknown_taxpayer.code]);
  });

  it('for whichever reason of a declaration is ordered', async () => {
    const running = await start();
    const of_declarations = Object.entries(ALL_REASONS).filter(([, { code }]) => code.startsWith('9'));
    expect(of_declarations.length).toBeGreaterThan(8);
    for (const [name, { code }] of of_declarations) {
      const headers = () => ({ 'x-sandbox-scenario': `refuse:${name}` });
      const provider = httpProvider({ base_url: running.sandbox.url, api_key: 'k', headers });
      const message = declared();
      await provider.submit(message);
      const decision = (await answersTo(running, message))[2];
      expect(saidBy(decision)).toMatchObject({ TTXNCQT: '2', DSLDKCNhan: [{ MLoi: code }] });
    }
  });
});

describe('a declaration that waits for a person', () => {
  const decide = ({ sandbox }: Running, { message_id }: OutgoingMessage, reasons: readonly object[]) =>
    fetch(`${sandbox.url}/admin/messages/${message_id}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reasons }),
    });

  it.each([
    ['confirm', ['999', '102']],
    ['explain', ['999', '102', '107']],
  ] as const)('%s: is accepted once somebody has said so', async (kind, first) => {
    const running = await start();
    await running.fault({ fault: { kind }, count: 1, tax_code: SELLER });
    const message = declared();
    await running.provider.submit(message);
    expect(types(await answersTo(running, message))).toEqual(first);
    expect((await running.seen())[0]).toMatchObject({ verdict: 'waiting' });
    expect((await decide(running, message, [])).status).toBe(204);
    const found = await answersTo(running, message);
    expect(types(found)).toEqual([...first, '103']);
    expect(saidBy(found.at(-1))).toMatchObject({ TTXNCQT: '1' });
    expect((await decide(running, message, [])).status).toBe(404);
  });

  it('is refused where the representative did not confirm', async () => {
    const running = await start();
    await running.fault({ fault: { kind: 'confirm' }, count: 1 });
    const message = declared();
    await running.provider.submit(message);
    await decide(running, message, [REASONS_OF_A_PERSON.not_confirmed]);
    const decision = (await answersTo(running, message)).at(-1);
    expect(saidBy(decision)).toMatchObject({ TTXNCQT: '2', DSLDKCNhan: [{ MLoi: '9007' }] });
  });
});
