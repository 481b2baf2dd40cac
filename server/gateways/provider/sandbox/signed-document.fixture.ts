import type { DocumentValue } from '#domain/documents/format/nodes.ts';
import { writeDocument } from '#domain/documents/format/write.ts';
import type { SignedDocumentData } from '#domain/documents/formats/messages/signed-documents.table.ts';
import { SIGNED_DOCUMENTS } from '#domain/documents/formats/messages/signed-documents.table.ts';
import { batchData } from '#domain/documents/envelope.ts';
import { codeElement } from '#domain/documents/invoice-document.ts';
import { codeId } from '#domain/documents/invoice-xml.ts';
import { explanationValue } from '#domain/documents/explanation-xml.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { assembleSigned } from '#domain/documents/signed-document.ts';
import { concatBytes, decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import type { OutgoingMessage } from '../provider.ts';
import { CERTIFICATE } from './sandbox.fixture.ts';
import {
  messageAround,
  SELLER,
  signatureOver,
  signedFile,
  type MessageOrder,
} from './signed-message.fixture.ts';

type Name = 'mistake_notice' | 'summary_table' | 'explanation';

/** Otherwise than the seller signs a document. */
export type SigningOrder = Partial<Pick<MessageOrder, 'certificate' | 'signing_time' | 'misstate'>>;

function documentMessage<N extends Name>(
  type: '113' | '300' | '303' | '400',
  name: N,
  value: DocumentValue<SignedDocumentData<N>>,
  { certificate = CERTIFICATE, signing_time, misstate = (text) => text }: SigningOrder = {},
): OutgoingMessage {
  const id = 'TL-1';
  const data = misstate(writeDocument(SIGNED_DOCUMENTS[name].data, '2.1.1', value, id));
  const signed = { id, bytes: encodeUtf8(data) };
  const NNT = decodeUtf8(signatureOver(certificate, signed, 'sig-nnt-1', signing_time));
  return messageAround(type, assembleSigned(name, '2.1.1', { data, signatures: { NNT } }), 1);
}

/** Message 113: what the seller explains of a declaration. */
export function explanation(order: SigningOrder = {}): OutgoingMessage {
  const content = {
    tax_authority: { code: '10101', name: 'Thuế cơ sở 1 thành phố Hà Nội' },
    taxpayer: { name: 'CÔNG TY TNHH MẪU', tax_code: SELLER },
    place: 'Hà Nội',
    explained_on: '2026-11-20',
    about_message: `V0106026495${'A'.repeat(32)}`,
    text: 'Người đại diện đã đổi căn cước.',
  };
  return documentMessage('113', 'explanation', explanationValue(content, '2.1.1'), order);
}

type NamedInvoice = { symbol: string; number: string; day?: string; code?: string | null };

/** Message 300: these invoices have a mistake; in answer to a review where its number is given. */
export function mistakeNotice(
  invoices: readonly NamedInvoice[],
  review: string | null = null,
  { type = '300', ...order }: SigningOrder & { type?: '300' | '303' } = {},
): OutgoingMessage {
  const value: DocumentValue<SignedDocumentData<'mistake_notice'>> = {
    PBan: '2.1.1',
    MSo: '04/SS-HĐĐT',
    Ten: 'Thông báo hóa đơn điện tử có sai sót',
    Loai: review === null ? '1' : '2',
    So: review,
    NTBCCQT: review === null ? null : '2026-11-20',
    MCQT: '10101',
    TCQT: 'Thuế cơ sở 1 thành phố Hà Nội',
    TNNT: 'CÔNG TY TNHH MẪU',
    MST: SELLER,
    MDVQHNSach: null,
    DDanh: 'Hà Nội',
    NTBao: '2026-11-20',
    DSHDon: invoices.map(({ symbol, number, day = '2026-11-20', code = null }, at) => ({
      STT: String(at + 1),
      MCQTCap: null,
      MCCQT: code,
      KHMSHDon: '1',
      KHHDon: symbol,
      SHDon: number,
      Ngay: day,
      LADHDDT: '1',
      TCTBao: null,
      LDo: 'Sai địa chỉ người mua',
    })),
  };
  return documentMessage(type, 'mistake_notice', value, order);
}

const NO_ROW = {
  MDVQHNSach: null,
  DCNMua: null,
  MKHang: null,
  MHHoa: null,
  THHDVu: null,
  DVTinh: null,
  SLuong: null,
  TTPhi: null,
  TGTKhac: null,
  LHDCLQuan: null,
  KHMSHDCLQuan: null,
  KHHDCLQuan: null,
  SHDCLQuan: null,
  LKDLDChinh: null,
  KDLDChinh: null,
  STBao: null,
  NTBao: null,
  GChu: null,
  TGia: null,
};

/** Message 400: the table of October 2026, or of another period, with an invoice for each total. */
export function summaryTable(
  totals: readonly string[],
  period = '10/2026',
  table_no = '1',
  order: SigningOrder = {},
): OutgoingMessage {
  const value: DocumentValue<SignedDocumentData<'summary_table'>> = {
    TTChung: {
      PBan: '2.1.1',
      MSo: '01/TH-HĐĐT',
      Ten: 'Bảng tổng hợp dữ liệu hóa đơn điện tử',
      SBTHDLieu: table_no,
      LKDLieu: 'T',
      KDLieu: period,
      LDau: '1',
      BSLThu: null,
      NLap: '2026-11-05',
      TNNT: 'CÔNG TY TNHH MẪU',
      MST: SELLER,
      HDDIn: '0',
      LHHoa: '9',
      DVTTe: 'VND',
    },
    NDBTHDLieu: {
      DSDLieu: totals.map((total, at) => ({
        ...NO_ROW,
        STT: String(at + 1),
        KHMSHDon: '1',
        KHHDon: 'K26TAC',
        SHDon: String(Number(table_no) * 100 + at),
        NLap: '2026-10-05',
        TNMua: 'CÔNG TY CỔ PHẦN NGƯỜI MUA',
        MSTNMua: '0100109106',
        TTCThue: '1000000',
        TSuat: '8%',
        TgTThue: '80000',
        TgTTToan: total,
        TThai: '0',
      })),
    },
  };
  return documentMessage('400', 'summary_table', value, order);
}

export type ListedInvoice = { number: string; after: string; day?: string };

/** List 01/BK-ĐCTT of invoices of the seller's, each with what its goods should have come to, signed by the seller. */
export function correctionList(
  invoices: readonly ListedInvoice[],
  { nature = '3', seller = SELLER }: { nature?: '3' | '4'; seller?: string } = {},
): string {
  const id = 'BK-1';
  const row = { THHDVu: 'Bút bi', DVTinh: null, SLuong: null, DGia: null, TSuat: '8%', TThue: null };
  const value: DocumentValue<SignedDocumentData<'correction_list'>> = {
    TTChung: {
      PBan: '2.1.1',
      MSo: '01/BK-ĐCTT',
      Ten: 'Bảng kê hóa đơn thay thế',
      SBKe: '1/2026/BKTT',
      NBKe: '2026-11-20',
      TCHDon: nature,
      NBan: 'CÔNG TY TNHH MẪU',
      MSTNBan: seller,
      DCNBan: null,
      NMua: 'CÔNG TY CỔ PHẦN NGƯỜI MUA',
      MSTNMua: '0100109106',
      DCNMua: null,
      LDo: 'Ghi sai đơn giá',
    },
    DSHDon: invoices.map(({ number, after, day = '2026-11-20' }, at) => {
      const named = { ...row, KHMSHDon: '1', KHHDon: 'C26TAA', SHDon: number, NLap: day };
      return {
        STT: String(at + 1),
        TTTDChinh: { ...named, ThTien: '1900000', GChu: null },
        TTSDChinh: { ...named, ThTien: after },
        CLech: null,
      };
    }),
  };
  const data = writeDocument(SIGNED_DOCUMENTS.correction_list.data, '2.1.1', value, id);
  const NBan = decodeUtf8(signatureOver(CERTIFICATE, { id, bytes: encodeUtf8(data) }, 'sig-nb-bk-1'));
  return assembleSigned('correction_list', '2.1.1', { data, signatures: { NBan } });
}

type RegisterInvoice = {
  number: number;
  /** Null for one without code. */
  code: string | null;
  symbol?: string;
  content?: Partial<InvoiceContent>;
};

/** Message 206, or 216, of the invoices with these numbers and codes, signed as a whole; `misstate` changes each of them. */
export function cashRegisterBatch(
  invoices: readonly RegisterInvoice[],
  {
    type = '206',
    certificate = CERTIFICATE,
    signing_time,
    misstate,
  }: SigningOrder & { type?: '206' | '216' } = {},
): OutgoingMessage {
  const files = invoices.map(({ number, code, symbol = 'C26MAA', content = {} }) => {
    const order = { certificate, content: { ...content, symbol, number }, signed: false };
    const file = decodeUtf8(signedFile({ ...order, ...(misstate && { misstate }) }));
    const mark = code === null ? '' : codeElement(code, codeId(symbol, number));
    return encodeUtf8(file.replace('</HDon>', `${mark}</HDon>`));
  });
  const data = batchData('DLieu-1', files);
  const signature = signatureOver(certificate, { id: 'DLieu-1', bytes: data }, 'sig-nnt-206', signing_time);
  const { bytes, ...message } = messageAround(type, '', files.length);
  const [head = ''] = decodeUtf8(bytes).split('<DLieu>');
  return {
    ...message,
    bytes: concatBytes(encodeUtf8(head), data, '<CKSNNT>', signature, '</CKSNNT></TDiep>'),
  };
}
