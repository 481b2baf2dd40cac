const DECLARATION_ID = 'V0106026495305F5E8DE48D5C3A8CE3446622DD8A8A';
const INVOICE_ID = 'V0106026495996AD8602A9A504F8861AEAFD0B2AE29';
const PACKAGE_ID = 'V01060264951883FDFB249B58F5B44587DFF6EABC06';
const OFFICE = 'Thuế cơ sở 1 thành phố Hà Nội';
const HEAD_OFFICE = 'Thuế thành phố Hà Nội';
export const TAXPAYER = { MST: '0101243150', TNNT: 'CÔNG TY TNHH MẪU' };
const SIGNED_AS = { HThuc: 'Điện tử', CDanh: 'Thủ trưởng cơ quan thuế' };
const TODAY = '2026-11-20';
const CODE = '00A1B2C3D4E5F60718293A4B5C6D7E8F90';

const document = (name: string, id: string, value: object, more: object = {}) => ({
  kind: 'documents',
  documents: [{ name, id, version: '2.1.1', value, problems: [], unknown: [], ...more }],
});
const invoice = (symbol: string, number: number) => ({ content: { symbol, number, seller: SELLER } });
const SELLER = { name: TAXPAYER.TNNT, tax_code: TAXPAYER.MST };
const CERTIFICATE_NOT_DECLARED = {
  code: '1001',
  text: 'Chứng thư số ký hóa đơn chưa đăng ký với cơ quan thuế',
  remedy: 'Nộp tờ khai thay đổi thông tin bổ sung chứng thư số',
};

const RECEIVED = {
  MSo: '01/TB-TNĐT',
  So: 'TN/26/1',
  DDanh: 'Hà Nội',
  NTBao: TODAY,
  ...TAXPAYER,
  TTKhai: 'Tờ khai 01/ĐKTĐ-HĐĐT',
  MGDDTu: DECLARATION_ID,
  TGGui: '2026-11-20T08:00:00',
};
const DECIDED = {
  MSo: '01/TB-ĐKĐT',
  DDanh: 'Hà Nội',
  TCQTCTren: HEAD_OFFICE,
  TCQT: OFFICE,
  ...TAXPAYER,
  Ngay: TODAY,
  HTDKy: '1',
  ...SIGNED_AS,
};

/** What each sample says: its type, what it answers, and its body. */
export const SAMPLES: Readonly<Record<string, { type: string; reply_to: string | null; body: object }>> = {
  '100-declaration.xml': {
    type: '100',
    reply_to: null,
    body: document('declaration', 'TK-1', {
      TTChung: {
        MSo: '01/ĐKTĐ-HĐĐT',
        HThuc: '1',
        ...TAXPAYER,
        CQTQLy: OFFICE,
        MCQTQLy: '10101',
        TNDDPLuat: 'Nguyễn Văn Đại Diện',
        DTDDPLuat: '0900000000',
        CCCDan: '001080000001',
        SHChieu: null,
        NLHe: 'Trần Thị Liên Hệ',
        DCTDTu: 'lienhe@example.vn',
        DDanh: 'Hà Nội',
        NLap: TODAY,
      },
      NDTKhai: {
        HTHDon: { CMa: '1', CMTMTTien: '1', KCMTMTTien: '0', KCMa: '0' },
        HTGDLHDDT: { NNTDBKKhan: '0', CQXLTSCong: '0', CDLTTDCQT: '0', CDLQTCTN: '1', TCNNgoai: '0' },
        PThuc: { CDDu: '1', CDLTHDThu: '0', CBTHop: '0', CTTCTGDich: '0' },
        LHDSDung: { HDGTGT: '1', HDBHang: '0', HDTMai: '0', CTu: '1' },
        DSCTSSDung: [
          {
            STT: '1',
            TTChuc: 'CA MẪU',
            Seri: '540101095A17C3D2',
            TNgay: '2026-01-01T00:00:00',
            DNgay: '2027-12-31T23:59:59',
            HThuc: '1',
          },
        ],
        TTTNSDung: [],
      },
    }),
  },
  '102-received.xml': {
    type: '102',
    reply_to: DECLARATION_ID,
    body: document('declaration_received', 'TB102', {
      ...RECEIVED,
      THop: '1',
      TGNhan: '2026-11-20T08:00:05',
      DSLDKCNhan: [],
    }),
  },
  '102-not-received.xml': {
    type: '102',
    reply_to: DECLARATION_ID,
    body: document('declaration_received', 'TB102', {
      ...RECEIVED,
      THop: '2',
      TGNhan: null,
      DSLDKCNhan: [{ MLoi: '9992', MTa: 'Đã tồn tại tờ khai được chấp nhận' }],
    }),
  },
  '103-accepted.xml': {
    type: '103',
    reply_to: DECLARATION_ID,
    body: document(
      'declaration_decided',
      'TB103',
      { ...DECIDED, MCCQT: 'A1B2C', TTXNCQT: '1', DSLDKCNhan: [] },
      { number: { So: 'CN/26/1', NTBao: TODAY } },
    ),
  },
  '103-not-accepted.xml': {
    type: '103',
    reply_to: DECLARATION_ID,
    body: document(
      'declaration_decided',
      'TB103',
      {
        ...DECIDED,
        MCCQT: null,
        TTXNCQT: '2',
        DSLDKCNhan: [{ MLoi: '9001', MTa: 'Thông tin người đại diện theo pháp luật chưa được xác thực' }],
      },
      { number: { So: 'CN/26/1', NTBao: TODAY } },
    ),
  },
  '200-invoice-for-code-2.1.1.xml': {
    type: '200',
    reply_to: null,
    body: { kind: 'invoices', invoices: [{ ...invoice('C26TAA', 15), authority_code: null }] },
  },
  '200-replacement-invoice.xml': {
    type: '200',
    reply_to: null,
    body: {
      kind: 'invoices',
      invoices: [{ content: { seller: SELLER, related: { nature: 'replace' } }, authority_code: null }],
    },
  },
  '202-code-issued.xml': {
    type: '202',
    reply_to: INVOICE_ID,
    body: { kind: 'invoices', invoices: [{ ...invoice('C26TAA', 15), authority_code: CODE }] },
  },
  '203-uncoded-two-invoices.xml': {
    type: '203',
    reply_to: null,
    body: { kind: 'invoices', invoices: [invoice('K26TAB', 7), invoice('K26TAB', 8)] },
  },
  '204-LTBao1-code-refused.xml': {
    type: '204',
    reply_to: INVOICE_ID,
    body: {
      kind: 'check_result',
      notice: {
        notice_no: 'TB/26/0000001',
        notice_kind: '1',
        checked_message_id: INVOICE_ID,
        refused: [
          {
            invoice: { form_no: '1', symbol: 'C26TAA', number: '15', issued_on: TODAY },
            reasons: [CERTIFICATE_NOT_DECLARED],
          },
        ],
        reasons: [],
      },
    },
  },
  '204-LTBao2-package-valid.xml': {
    type: '204',
    reply_to: PACKAGE_ID,
    body: {
      kind: 'check_result',
      notice: { notice_kind: '2', checked_message_id: PACKAGE_ID, refused: [], reasons: [] },
    },
  },
  '204-LTBao3-invalid-list.xml': {
    type: '204',
    reply_to: PACKAGE_ID,
    body: {
      kind: 'check_result',
      notice: {
        notice_kind: '3',
        checked_message_id: PACKAGE_ID,
        refused: [
          {
            invoice: { form_no: '1', symbol: 'K26TAB', number: '8', issued_on: TODAY },
            reasons: [CERTIFICATE_NOT_DECLARED],
          },
        ],
        reasons: [],
      },
    },
  },
  '206-cash-register-batch.xml': {
    type: '206',
    reply_to: null,
    body: {
      kind: 'invoices',
      invoices: [
        { ...invoice('C26MAA', 101), authority_code: 'M1-26-A1B2C-00000000101' },
        { ...invoice('C26MAA', 102), authority_code: 'M1-26-A1B2C-00000000102' },
      ],
    },
  },
  '300-mistake-notice-2.0.1.xml': {
    type: '300',
    reply_to: null,
    body: document(
      'mistake_notice',
      'SS-1',
      {
        MSo: '04/SS-HĐĐT',
        Loai: '1',
        So: null,
        MCQT: '10101',
        TCQT: OFFICE,
        ...TAXPAYER,
        NTBao: TODAY,
        DSHDon: [
          {
            STT: '1',
            MCQTCap: CODE,
            KHMSHDon: '1',
            KHHDon: 'C26TAA',
            SHDon: '15',
            Ngay: TODAY,
            LADHDDT: '1',
            TCTBao: '4',
            LDo: 'Sai địa chỉ người mua',
          },
        ],
      },
      { version: '2.0.1' },
    ),
  },
  '300-mistake-notice-2.1.1.xml': {
    type: '300',
    reply_to: null,
    body: document('mistake_notice', 'SS-2', {
      MSo: '04/SS-HĐĐT',
      Loai: '2',
      So: 'RS/26/1',
      NTBCCQT: TODAY,
      MCQT: '10101',
      TCQT: OFFICE,
      ...TAXPAYER,
      NTBao: TODAY,
      DSHDon: [
        { STT: '1', MCCQT: CODE, KHMSHDon: '1', KHHDon: 'C26TAA', SHDon: '15', Ngay: TODAY, LADHDDT: '1' },
        { STT: '2', MCCQT: null, KHMSHDon: '1', KHHDon: 'K26TAB', SHDon: '8', Ngay: TODAY, LADHDDT: '1' },
      ],
    }),
  },
  '301-mistake-result.xml': {
    type: '301',
    reply_to: 'V0106026495BE6C2A5F416051458695C628496B208D',
    body: document(
      'mistake_result',
      'TB301',
      {
        MSo: '01/TB-HĐSS',
        TCQTCTren: HEAD_OFFICE,
        TCQT: OFFICE,
        ...TAXPAYER,
        MGDDTu: 'V0106026495BE6C2A5F416051458695C628496B208D',
        TGNhan: TODAY,
        STTThe: '1',
        ...SIGNED_AS,
        DSHDon: [
          {
            STT: '1',
            MCQTCap: CODE,
            KHHDon: 'C26TAA',
            SHDon: '15',
            NLap: TODAY,
            LADHDDT: '1',
            TCTBao: '4',
            TTTNCCQT: '1',
            DSLDKTNhan: [],
          },
        ],
      },
      { number: { So: 'SS/26/1', NTBao: TODAY } },
    ),
  },
  '302-review-notice.xml': {
    type: '302',
    reply_to: null,
    body: document(
      'review_notice',
      'TB302',
      {
        MSo: '01/TB-RSĐT',
        ...TAXPAYER,
        DCTDTu: 'lienhe@example.vn',
        THan: '2',
        Lan: '1',
        DSHDon: [{ KHHDon: 'C26TAA', SHDon: '15', LDo: 'Thuế suất không phù hợp mặt hàng' }],
      },
      { number: { So: 'RS/26/1', NTBao: TODAY } },
    ),
  },
  '400-summary-table.xml': {
    type: '400',
    reply_to: null,
    body: document('summary_table', 'BTH-1', {
      TTChung: {
        MSo: '01/TH-HĐĐT',
        SBTHDLieu: '1',
        LKDLieu: 'T',
        KDLieu: '10/2026',
        LDau: '1',
        BSLThu: null,
        NLap: '2026-11-05',
        ...TAXPAYER,
        HDDIn: '0',
        LHHoa: '9',
        DVTTe: 'VND',
      },
      NDBTHDLieu: {
        DSDLieu: [
          {
            STT: '1',
            KHMSHDon: '1',
            KHHDon: 'K26TAC',
            SHDon: '1',
            NLap: '2026-10-05',
            TNMua: 'CÔNG TY CỔ PHẦN NGƯỜI MUA',
            MSTNMua: '0100109106',
            TTCThue: '1000000',
            TSuat: '8%',
            TgTThue: '80000',
            TgTTToan: '1080000',
            TThai: '0',
            GChu: null,
          },
        ],
      },
    }),
  },
  '999-ok.xml': {
    type: '999',
    reply_to: INVOICE_ID,
    body: {
      kind: 'technical',
      accepted: true,
      message_id: INVOICE_ID,
      received_at: '2026-11-20T09:15:03',
      reasons: [],
    },
  },
  '999-error.xml': {
    type: '999',
    reply_to: INVOICE_ID,
    body: {
      kind: 'technical',
      accepted: false,
      received_at: '2026-11-20T09:15:03',
      reasons: [{ code: '8000', text: 'Sai định dạng dữ liệu', remedy: null }],
    },
  },
};
