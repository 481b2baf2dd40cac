import type { InvoiceName, Reason } from './notices.ts';
import type { ReadSigned } from './signed-document.ts';

/** Thông báo 01/TB-KTDL (204), as it was received. */
export type ReadCheckNotice = {
  notice_no: string | null;
  /** LTBao. */
  notice_kind: string;
  checked_message_id: string | null;
  /** One for LTBao 1, several for 3 and 4; none when all is well. */
  refused: { invoice: InvoiceName; reasons: Reason[] }[];
  /** Reasons not tied to one invoice (LTBao 4, 5, 7, 9). */
  reasons: Reason[];
};

/** What a message 204 decides, whichever of its parts says so. */
export function checkNoticeOf({ value, number }: ReadSigned<'check_result'>): ReadCheckNotice {
  const { LCMa, LHDKMa, LBTHKXDau, LBTHXDau, LHDMTTien, KHLKhac } = value;
  const tables = LBTHKXDau?.DSBTHop ?? [];
  const petrol = LBTHXDau?.DSBTHop ?? [];
  const invoices = [
    ...(LCMa === null ? [] : [LCMa]),
    ...[LHDKMa, LHDMTTien].flatMap((part) => part?.DSHDon ?? []),
    ...tables.flatMap(({ DSLHDon }) => DSLHDon.map((row) => ({ ...row, NLap: null }))),
  ];
  const general = [
    ...[LHDKMa, LHDMTTien, KHLKhac].flatMap((part) => part?.DSLDo ?? []),
    ...[...tables, ...petrol].flatMap(({ DSLDTTChung }) => DSLDTTChung),
    ...petrol.flatMap(({ DSLMHang }) => DSLMHang.flatMap(({ DSLDo }) => DSLDo)),
  ];
  return {
    notice_no: value.So === '' ? (number?.So ?? null) : value.So,
    notice_kind: value.LTBao,
    checked_message_id: value.MGDDTu,
    refused: invoices.map(({ KHMSHDon, KHHDon, SHDon, NLap, Ngay, DSLDo }) => ({
      invoice: {
        form_no: KHMSHDon ?? '',
        symbol: KHHDon ?? '',
        number: SHDon ?? '',
        issued_on: NLap ?? Ngay ?? '',
      },
      reasons: DSLDo.map(reasonOf),
    })),
    reasons: general.map(reasonOf),
  };
}

function reasonOf(error: { MLoi: string; MTLoi: string; HDXLy: string | null }): Reason {
  return { code: error.MLoi, text: error.MTLoi, remedy: error.HDXLy };
}
