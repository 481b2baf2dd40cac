import { describe, expect, it } from 'vitest';
import { withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { concatBytes, decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import type { Answer, OutgoingMessage } from '../provider.ts';
import { REASONS } from './reasons.table.ts';
import type { Running } from './sandbox.fixture.ts';
import { CERTIFICATE, declaration, declared, opened, reasonCodes, sandboxes } from './sandbox.fixture.ts';
import { cashRegisterBatch, mistakeNotice, summaryTable } from './signed-document.fixture.ts';
import { messageAround, signedFile, signedMessage } from './signed-message.fixture.ts';

const start = sandboxes(withTestDatabase());

/** A sandbox whose seller has declared every mode, its answers of the declaration read. */
async function withModes(
  changes: Partial<DeclarationContent> = {},
): Promise<Running & { register_code: string }> {
  const running = await start();
  const { invoice_modes, transfer } = declaration();
  const modes = { ...invoice_modes, uncoded: true, coded_cash_register: true };
  const everything = { invoice_modes: modes, transfer: { ...transfer, summary_table: true }, ...changes };
  await running.register();
  await running.provider.submit(declared({ purpose: 'change', ...everything }));
  running.clock.advance(1000);
  const decided = (await running.answers()).find(({ message_type }) => message_type === '103');
  const body = decided && opened(decided).body;
  const [notice] = body?.kind === 'documents' ? body.documents : [];
  const register_code = notice?.name === 'declaration_decided' ? (notice.value.MCCQT ?? '') : '';
  return { ...running, register_code };
}

/** The business answer to a message that was just sent. */
async function verdictOn({ provider, clock, answers }: Running, message: OutgoingMessage): Promise<Answer> {
  expect(await provider.submit(message)).toEqual({ outcome: 'accepted' });
  clock.advance(1000);
  const found = (await answers()).filter(({ reply_to }) => reply_to === message.message_id);
  expect(found[0]?.message_type).toBe('999');
  const [, verdict] = found;
  if (verdict === undefined) throw new Error(`only ${reasonCodes(found[0]).join()}`);
  return verdict;
}

function uncoded(...orders: Parameters<typeof signedFile>[0][]): OutgoingMessage {
  const files = orders.map((order) => withoutDeclaration(signedFile(order)));
  return messageAround('203', concatBytes(...files), files.length);
}

const of = (symbol: string, number: number) => ({ certificate: CERTIFICATE, content: { symbol, number } });

describe('uncoded invoices (203)', () => {
  it('of one number in two series in one message are taken together', async () => {
    const running = await withModes();
    const verdict = await verdictOn(running, uncoded(of('K26TAA', 7), of('K26TAB', 7)));
    expect(opened(verdict).body).toMatchObject({
      kind: 'check_result',
      notice: { notice_kind: '2', refused: [] },
    });
    expect((await running.seen()).at(-1)).toMatchObject({ verdict: 'accepted', documents: 2 });
  });

  it('that are wrong are listed with their reasons, the others are taken', async () => {
    const running = await withModes();
    const misstate = (data: string): string => data.replace('<TgTThue>180000<', '<TgTThue>180001<');
    const verdict = await verdictOn(running, uncoded(of('K26TAA', 7), { ...of('K26TAA', 8), misstate }));
    expect(opened(verdict).body).toMatchObject({
      notice: {
        notice_kind: '3',
        refused: [{ invoice: { symbol: 'K26TAA', number: '8' }, reasons: [REASONS.totals_wrong] }],
      },
    });
    expect((await running.seen()).at(-1)).toMatchObject({ verdict: 'partly' });
    // The number of the refused one is free, the other's is not.
    const again = await verdictOn(running, uncoded(of('K26TAA', 7), of('K26TAA', 8)));
    expect(opened(again).body).toMatchObject({ notice: { refused: [{ invoice: { number: '7' } }] } });
    expect(reasonCodes(again)).toEqual([REASONS.number_taken.code]);
  });

  it('need a declaration for them, and each its signature', async () => {
    const coded_only = await start();
    await coded_only.register();
    expect(reasonCodes(await verdictOn(coded_only, uncoded(of('K26TAA', 1))))).toEqual([
      REASONS.mode_not_declared.code,
    ]);
  });

  it('of which one bears no signature: it alone is refused', async () => {
    const running = await withModes();
    const verdict = await verdictOn(running, uncoded(of('K26TAA', 1), { ...of('K26TAA', 2), signed: false }));
    expect(opened(verdict).body).toMatchObject({ notice: { refused: [{ invoice: { number: '2' } }] } });
    expect(reasonCodes(verdict)).toEqual([REASONS.not_signed.code]);
  });

  it('under one Id cannot be told apart: a technical refusal', async () => {
    const { provider, clock, answers } = await withModes();
    const { bytes, ...message } = uncoded(of('K26TAA', 1), of('K26TAB', 1));
    const text = decodeUtf8(bytes).replaceAll('nb-K26TAB-1', 'nb-K26TAA-1');
    await provider.submit({ ...message, bytes: encodeUtf8(text) });
    clock.advance(1000);
    expect(reasonCodes((await answers()).at(-1))).toEqual([REASONS.ids_repeated.code]);
  });
});

describe('cash-register invoices (206)', () => {
  it('with codes of the five characters that came with the acceptance are taken', async () => {
    const running = await withModes();
    expect(running.register_code).toMatch(/^[A-Z0-9]{5}$/);
    const code = (count: number): string =>
      `M1-26-${running.register_code}-${String(count).padStart(11, '0')}`;
    const batch = cashRegisterBatch([
      { number: 101, code: code(1) },
      { number: 102, code: code(2) },
    ]);
    expect(opened(await verdictOn(running, batch)).body).toMatchObject({ notice: { notice_kind: '2' } });
    const reused = cashRegisterBatch([{ number: 103, code: code(2) }]);
    const refused = await verdictOn(running, reused);
    expect(opened(refused).body).toMatchObject({ notice: { notice_kind: '7' } });
    expect(reasonCodes(refused)).toEqual([REASONS.code_taken.code]);
    const foreign = cashRegisterBatch([{ number: 104, code: 'M1-26-00000-00000000009' }]);
    expect(reasonCodes(await verdictOn(running, foreign))).toEqual([REASONS.code_wrong.code]);
  });

  it('of two series are no package: all are refused', async () => {
    const running = await withModes();
    const code = `M1-26-${running.register_code}-0000000000`;
    const mixed = cashRegisterBatch([
      { number: 1, code: `${code}1` },
      { number: 1, code: `${code}2`, symbol: 'C26MAB' },
    ]);
    const { package_mixed } = REASONS;
    expect(reasonCodes(await verdictOn(running, mixed))).toEqual([package_mixed.code, package_mixed.code]);
  });
});

describe('a notice of mistakes (300)', () => {
  it('is answered for each invoice: received where the authority holds it as named', async () => {
    const running = await withModes();
    const coded = await verdictOn(running, signedMessage({ certificate: CERTIFICATE }));
    const code = /<MCCQT [^>]*>(\w+)</.exec(new TextDecoder().decode(coded.bytes))?.[1] ?? '';
    const verdict = await verdictOn(
      running,
      mistakeNotice([
        { symbol: 'C26TAA', number: '15', code },
        { symbol: 'C26TAA', number: '16' },
        { symbol: 'C26TAA', number: '15', day: '2026-11-19' },
      ]),
    );
    expect(verdict.message_type).toBe('301');
    const { body } = opened(verdict);
    const [result] = body.kind === 'documents' ? body.documents : [];
    expect(result?.name).toBe('mistake_result');
    expect(result?.name === 'mistake_result' && result.value.DSHDon).toMatchObject([
      { SHDon: '15', TTTNCCQT: '1', DSLDKTNhan: [] },
      { SHDon: '16', TTTNCCQT: '2', DSLDKTNhan: [{ MLoi: REASONS.invoice_unknown.code }] },
      { SHDon: '15', TTTNCCQT: '2', DSLDKTNhan: [{ MLoi: REASONS.invoice_differs.code }] },
    ]);
  });

  it('that answers a review which was never sent is no notice (204 of kind 9)', async () => {
    const running = await withModes();
    const verdict = await verdictOn(running, mistakeNotice([{ symbol: 'C26TAA', number: '15' }], 'RS/26/1'));
    expect(opened(verdict).body).toMatchObject({ notice: { notice_kind: '9' } });
    expect(opened(verdict).body).toMatchObject({ notice: { reasons: [REASONS.notice_unknown] } });
  });
});

describe('a summary table (400)', () => {
  it('is taken once, its invoices with it', async () => {
    const running = await withModes();
    expect(opened(await verdictOn(running, summaryTable(['1080000']))).body).toMatchObject({
      notice: { notice_kind: '2' },
    });
    const again = await verdictOn(running, summaryTable(['1080000']));
    expect(opened(again).body).toMatchObject({
      notice: {
        notice_kind: '4',
        reasons: [REASONS.table_taken],
        refused: [{ reasons: [REASONS.number_taken] }],
      },
    });
  });

  it.each([
    ['a row that does not add up', ['1080001'], '10/2026', [REASONS.row_wrong.code]],
    ['a month that is not over', ['1080000'], '11/2026', []],
  ] as const)('with %s is refused', async (_name, totals, period, rows) => {
    const running = await withModes();
    const verdict = await verdictOn(running, summaryTable(totals, period));
    expect(reasonCodes(verdict)).toEqual(rows);
    expect(opened(verdict).body).toMatchObject({
      notice: { notice_kind: '4', reasons: rows.length > 0 ? [] : [REASONS.period_wrong] },
    });
  });

  it('of a company that declared to send invoices in full only is refused', async () => {
    const running = await withModes({ transfer: declaration().transfer });
    const verdict = await verdictOn(running, summaryTable(['1080000']));
    expect(opened(verdict).body).toMatchObject({ notice: { reasons: [REASONS.transfer_not_declared] } });
  });
});
