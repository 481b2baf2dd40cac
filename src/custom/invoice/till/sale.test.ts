import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { inputOf } from '../editor/draft/draft.ts';
import {
  newSale,
  SaleRefused,
  SaleUnknown,
  sell,
  type Publication,
  type Sale,
  type SaleCalls,
} from './sale.ts';

const input = inputOf(newSale('2026-11-20').cart);
const WAITING: Publication = {
  invoice_id: 7,
  status: 'signing',
  final: false,
  error: false,
  number: null,
  tax_authority_code: null,
  reasons: [],
  lock_version: 2,
  signature_request_id: null,
  signature_kind: null,
  held: null,
  send_by: null,
};
const CODE = 'M1-26-VF3L2-00000000012';
const ISSUED: Publication = {
  ...WAITING,
  status: 'to_package',
  final: true,
  number: 12,
  tax_authority_code: CODE,
};

const cut = () => new ApiFailure(0, null, []);
const no = () =>
  new ApiFailure(422, null, [{ message: 'Chưa có chứng thư số.', code: 'certificate_missing', fields: [] }]);

/** A server that remembers what it was asked, with a till that remembers what it is told to keep. */
function desk(changes: Partial<SaleCalls> = {}) {
  const asked: string[] = [];
  const kept: { sale: Sale } = { sale: newSale('2026-11-20') };
  let keys = 0;
  const calls: SaleCalls = {
    create: async (_input, key) => (asked.push(`create ${key}`), { id: 7, lock_version: 1 }),
    update: async (id, _input, lock_version) => (
      asked.push(`update ${id}@${lock_version}`),
      { id, lock_version: 2 }
    ),
    publish: async (id, lock_version) => (asked.push(`publish ${id}@${lock_version}`), WAITING),
    publication: async () => ISSUED,
    pause: async () => undefined,
    newKey: () => `key-${(keys += 1)}`,
    ...changes,
  };
  const keep = (change: Partial<Sale>) => {
    kept.sale = { ...kept.sale, ...change };
  };
  return { asked, kept, run: (text = input) => sell(kept.sale, text, calls, { keep }) };
}

describe('a sale becomes one invoice', () => {
  test('draft, publication, and its number with its code', async () => {
    const { asked, run } = desk();
    expect(await run()).toMatchObject({ number: 12, tax_authority_code: CODE });
    expect(asked).toEqual(['create key-1', 'publish 7@1']);
  });

  test('a draft that got no answer is asked for again under its key, another content under another', async () => {
    const keys: string[] = [];
    const { run } = desk({
      create: async (_input, key) => {
        keys.push(key);
        throw cut();
      },
    });
    await expect(run()).rejects.toThrow(ApiFailure);
    await expect(run()).rejects.toThrow(ApiFailure);
    await expect(run({ ...input, payment_method: 'Chuyển khoản' })).rejects.toThrow(ApiFailure);
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test('a publication that got no answer keeps the sale as it is, and goes on without a second draft', async () => {
    let is_down = true;
    const { asked, kept, run } = desk({
      publish: async (id) => {
        asked.push(`publish ${id}`);
        if (is_down) throw cut();
        return ISSUED;
      },
    });
    await expect(run()).rejects.toThrow(ApiFailure);
    expect(kept.sale.is_sent).toBe(true);
    is_down = false;
    expect(await run({ ...input, payment_method: 'Chuyển khoản' })).toMatchObject({ number: 12 });
    expect(asked).toEqual(['create key-1', 'publish 7', 'publish 7']);
  });

  test('a refused publication frees the sale: what is put right goes into the same draft', async () => {
    let is_ready = false;
    const { asked, kept, run } = desk({
      publish: async (id, lock_version) => {
        asked.push(`publish ${id}@${lock_version}`);
        if (!is_ready) throw no();
        return ISSUED;
      },
    });
    await expect(run()).rejects.toThrow('Chưa có chứng thư số.');
    expect(kept.sale).toMatchObject({ is_sent: false, saved: { id: 7, lock_version: 1 } });
    is_ready = true;
    await run({ ...input, payment_method: 'Chuyển khoản' });
    expect(asked).toEqual(['create key-1', 'publish 7@1', 'update 7@1', 'publish 7@2']);
  });

  test('an invoice that could not be sealed says why, and its present version is what is put right', async () => {
    const reasons = [{ message: 'Chứng thư đã hết hạn.', code: 'certificate_over', fields: [] }];
    const { kept, run } = desk({
      publication: async () => ({ ...WAITING, error: true, lock_version: 5, reasons }),
    });
    await expect(run()).rejects.toThrow(SaleRefused);
    expect(kept.sale).toMatchObject({ is_sent: false, saved: { id: 7, lock_version: 5 } });
  });

  test('an uncoded invoice is sold once it is complete with its number', async () => {
    const { run } = desk({
      publish: async () => ({ ...ISSUED, tax_authority_code: null, status: 'numbered', final: false }),
      publication: async () => ({ ...ISSUED, tax_authority_code: null }),
    });
    expect(await run()).toMatchObject({ number: 12, tax_authority_code: null, final: true });
  });

  test('without a number for long it is unknown, and stays as it is', async () => {
    const { kept, run } = desk({ publication: async () => WAITING });
    await expect(run()).rejects.toThrow(SaleUnknown);
    expect(kept.sale.is_sent).toBe(true);
  });
});
