import { describe, expect, test } from 'vitest';
import * as signing from '../signing/lifecycle.ts';
import { publicationOf } from '../transmission/publication.ts';
import type { InvoiceState } from './lifecycle.ts';
import { advance, canDelete, canEdit, isInForce, STAGES } from './lifecycle.ts';

describe('an invoice in law', () => {
  test('keeps its number when a refusal leads to a corrected version', () => {
    expect(advance('numbered', 'revise')).toBe('numbered');
    expect(advance('numbered', 'delete')).toBeNull();
  });
  test('only a draft is edited or deleted', () => {
    expect(canEdit('draft') && canDelete('draft')).toBe(true);
    expect(canEdit('numbered') || canDelete('queued') || canDelete('issued')).toBe(false);
  });
  test('issued: adjusted or replaced; adjusted: adjusted again, never replaced (TT 91/2026 Điều 10.6)', () => {
    expect([advance('issued', 'adjust'), advance('issued', 'replace')]).toEqual(['adjusted', 'replaced']);
    expect([advance('adjusted', 'adjust'), advance('adjusted', 'replace')]).toEqual(['adjusted', null]);
    expect([advance('replaced', 'adjust'), advance('replaced', 'replace')]).toEqual([null, null]);
    expect([advance('numbered', 'adjust'), advance('numbered', 'replace')]).toEqual([null, null]);
  });
  test('what corrects it is refused: in force as it was before', () => {
    expect([advance('replaced', 'restore'), advance('adjusted', 'restore')]).toEqual(['issued', 'issued']);
    expect(advance('issued', 'restore')).toBeNull();
  });
  test('is in force from issue until replaced', () => {
    expect((['numbered', 'issued', 'adjusted', 'replaced'] as const).map(isInForce)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a signature', () => {
  test('may be asked for again after it was refused, and is never lost to a late answer', () => {
    expect(signing.advance('refused', 'request')).toBe('requested');
    expect(signing.advance('signed', 'expire')).toBeNull();
  });
});

describe('publication is the furthest of the three', () => {
  const at = (
    lifecycle: InvoiceState,
    sign: Parameters<typeof publicationOf>[0]['signing'] = 'not_requested',
    transmission: Parameters<typeof publicationOf>[0]['transmission'] = 'not_sent',
  ) => publicationOf({ stage: STAGES[lifecycle], signing: sign, transmission });

  test.each([
    [at('draft'), 'draft', 'Nháp', true, false],
    [at('queued'), 'queued', 'Chờ phát hành', false, false],
    [at('numbered'), 'numbered', 'Đã cấp số', false, false],
    [at('numbered', 'requested'), 'signing', 'Đang ký', false, false],
    [at('numbered', 'refused'), 'signature_failed', 'Ký số lỗi', true, true],
    [at('numbered', 'signed'), 'signed', 'Đã ký', false, false],
    [at('numbered', 'signed', 'unknown'), 'unknown', 'Chưa rõ', false, false],
    [at('numbered', 'signed', 'valid_message'), 'valid_message', 'Thông điệp hợp lệ', false, false],
    [
      at('numbered', 'signed', 'denial_of_code_issuance'),
      'denial_of_code_issuance',
      'Từ chối cấp mã',
      true,
      true,
    ],
    [at('issued', 'signed', 'code_issued'), 'code_issued', 'Đã cấp mã', true, false],
    [at('replaced', 'signed', 'code_issued'), 'code_issued', 'Đã cấp mã', true, false],
  ])('%j', (publication, status, label, final, error) =>
    expect(publication).toMatchObject({ status, label, final, error }),
  );
});
