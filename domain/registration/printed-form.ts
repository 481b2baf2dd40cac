import { readableDate } from '../fields/calendar-date.ts';
import { signingTimeOf } from '../signing/signing-time.ts';
import type { BoxRow } from './boxes.table.ts';
import { INVOICE_MODES, INVOICE_TYPES, SENDING_MODES, TRANSFER_MODES } from './boxes.table.ts';
import type { DeclarationContent } from './content.ts';

/** A box of the form and whether it is ticked. */
export type FormBox = { label: string; ticked: boolean };

/** A line of the head: the question and the entry, '' where nothing was. */
export type FormLine = { label: string; value: string };

/** One numbered part: boxes, or a table with a row for each thing that is stated. */
export type FormPart =
  | { kind: 'boxes'; title: string; boxes: readonly FormBox[] }
  | { kind: 'table'; title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The official form as text, to be set on paper or on the screen. */
type PrintedForm = {
  form_code: string;
  nation: readonly [string, string];
  title: readonly [string, string];
  purposes: readonly FormBox[];
  to: FormLine;
  head: readonly FormLine[];
  parts: readonly FormPart[];
  made: string;
  signer: string;
};

const PURPOSES = { new: 'Đăng ký mới', change: 'Thay đổi thông tin' } as const;
const ACTIONS = { add: 'Thêm mới', extend: 'Gia hạn', stop: 'Ngừng sử dụng' } as const;
const SCOPES = { sold: 'Bán ra', bought: 'Mua vào', both: 'Bán ra, mua vào' } as const;
const PAYMENTS = {
  cash: 'Tiền mặt',
  transfer: 'Chuyển khoản',
  cash_or_transfer: 'Tiền mặt hoặc chuyển khoản',
  offset: 'Đối trừ công nợ',
  unpaid: 'Không thu tiền',
  other: 'Khác',
} as const;

const day = (date: string | null) => (date === null ? '' : readableDate(date));
const dayOf = (instant: string) => readableDate(signingTimeOf(instant));
const textOf = (text: string | null) => text ?? '';
const seriesOf = ({ form_no, symbol }: { form_no: string | null; symbol: string | null }) =>
  `${form_no ?? ''}${symbol ?? ''}`;

/** Tờ khai as form 01/ĐKTĐ-HĐĐT lays it out (TT 91/2026, annex III), part by part. */
export function printedForm(content: DeclarationContent): PrintedForm {
  const { purpose, taxpayer, place, declared_on } = content;
  return {
    form_code: 'Mẫu số: 01/ĐKTĐ-HĐĐT',
    nation: ['CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 'Độc lập - Tự do - Hạnh phúc'],
    title: ['TỜ KHAI', 'Đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử'],
    purposes: [
      { label: PURPOSES.new, ticked: purpose === 'new' },
      { label: PURPOSES.change, ticked: purpose === 'change' },
    ],
    to: { label: 'Kính gửi', value: taxpayer.tax_authority_name },
    head: headOf(content),
    parts: partsOf(content),
    made: `${place === '' ? '…' : place}, ${madeOn(declared_on)}`,
    signer: 'NGƯỜI NỘP THUẾ',
  };
}

function madeOn(date: string): string {
  const [year = '…', month = '…', day_of_month = '…'] = date === '' ? [] : date.split('-');
  return `ngày ${day_of_month} tháng ${month} năm ${year}`;
}

function headOf({ taxpayer, representative, contact }: DeclarationContent): FormLine[] {
  const { nationality_name, passport_no } = representative;
  return [
    { label: 'Tên người nộp thuế', value: taxpayer.name },
    { label: 'Mã số thuế', value: taxpayer.tax_code },
    { label: 'Cơ quan thuế quản lý', value: taxpayer.tax_authority_name },
    { label: 'Người đại diện theo pháp luật', value: representative.name },
    { label: 'Ngày sinh', value: day(representative.born_on) },
    { label: 'Số định danh cá nhân', value: textOf(representative.identity_no) },
    ...(passport_no === null ? [] : [{ label: 'Số hộ chiếu', value: passport_no }]),
    ...(nationality_name === null ? [] : [{ label: 'Quốc tịch', value: nationality_name }]),
    { label: 'Điện thoại người đại diện', value: textOf(representative.phone_number) },
    { label: 'Người liên hệ', value: contact.name },
    { label: 'Điện thoại liên hệ', value: contact.phone_number },
    { label: 'Địa chỉ liên hệ', value: contact.address },
    { label: 'Thư điện tử', value: contact.email },
  ];
}

function boxesOf<Name extends string>(
  rows: Readonly<Record<Name, BoxRow<string>>>,
  ticked: Readonly<Record<Name, boolean>>,
): FormBox[] {
  return (Object.keys(rows) as Name[]).map((name) => ({ label: rows[name].label, ticked: ticked[name] }));
}

function partsOf(content: DeclarationContent): FormPart[] {
  return [
    {
      kind: 'boxes',
      title: '1. Hình thức hóa đơn',
      boxes: boxesOf(INVOICE_MODES, content.invoice_modes),
    },
    {
      kind: 'boxes',
      title: '2. Hình thức gửi dữ liệu hóa đơn điện tử',
      boxes: boxesOf(SENDING_MODES, content.sending),
    },
    {
      kind: 'boxes',
      title: '3. Phương thức chuyển dữ liệu hóa đơn điện tử',
      boxes: boxesOf(TRANSFER_MODES, content.transfer),
    },
    {
      kind: 'boxes',
      title: '4. Loại hóa đơn sử dụng',
      boxes: boxesOf(INVOICE_TYPES, content.invoice_types),
    },
    ...tablesOf(content),
  ];
}

function tablesOf(content: DeclarationContent): FormPart[] {
  return [
    table(
      '5. Danh sách chứng thư số sử dụng',
      ['Tổ chức cấp', 'Số sê-ri', 'Từ ngày', 'Đến ngày', 'Hình thức'],
      content.certificates.map((one) => [
        one.issuer_name,
        one.serial,
        dayOf(one.valid_from),
        dayOf(one.valid_to),
        ACTIONS[one.action],
      ]),
    ),
    table(
      '6. Ủy nhiệm lập hóa đơn',
      ['Loại hóa đơn', 'Ký hiệu', 'Mã số thuế', 'Tên tổ chức', 'Mục đích', 'Thời hạn', 'Thanh toán'],
      content.delegations.map((one) => [
        one.invoice_name,
        seriesOf(one),
        one.party_tax_code,
        one.party_name,
        one.purpose,
        period(one),
        one.payment_method === 'other' ? textOf(one.other_payment_method) : PAYMENTS[one.payment_method],
      ]),
    ),
    organisationTable('7. Tổ chức cung cấp giải pháp hóa đơn điện tử', content.solution_providers),
    organisationTable('8. Tổ chức truyền nhận', content.transmission_providers),
    organisationTable('9. Đơn vị hạch toán phụ thuộc được tra cứu', content.dependent_units),
    table(
      '9a. Đơn vị được ủy quyền tra cứu',
      ['Tên đơn vị', 'Mã số thuế', 'Hóa đơn', 'Ngày hóa đơn', 'Thời hạn ủy quyền'],
      content.look_up_units.map((one) => [
        one.name,
        one.tax_code,
        SCOPES[one.scope],
        period({ starts_on: one.invoices_from, ends_on: one.invoices_to }),
        period(one),
      ]),
    ),
    table(
      '10. Đề nghị tạm ngừng sử dụng hóa đơn điện tử',
      ['Thời gian', 'Tổ chức cung cấp giải pháp', 'Mã số thuế', 'Số sê-ri chứng thư số', 'Ghi chú'],
      content.pauses.map((one) => [
        period(one),
        textOf(one.provider_name),
        textOf(one.provider_tax_code),
        textOf(one.certificate_serial),
        textOf(one.note),
      ]),
    ),
    table(
      '11. Hóa đơn tích hợp biên lai',
      ['Loại hóa đơn', 'Ký hiệu', 'Tổ chức của biên lai', 'Mã số thuế', 'Mục đích', 'Thời gian'],
      content.receipt_integrations.map((one) => [
        one.invoice_name,
        seriesOf(one),
        one.organisation_name,
        one.organisation_tax_code,
        one.purpose,
        period(one),
      ]),
    ),
    ...(content.business_locations.length === 0
      ? []
      : [
          table(
            'Địa điểm kinh doanh',
            ['Mã', 'Tên địa điểm', 'Địa chỉ'],
            content.business_locations.map(({ code, name, address }) => [code, name, address]),
          ),
        ]),
  ];
}

/** Every table begins with STT. */
function table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): FormPart {
  return {
    kind: 'table',
    title,
    columns: ['STT', ...columns],
    rows: rows.map((row, at) => [String(at + 1), ...row]),
  };
}

function organisationTable(title: string, rows: DeclarationContent['solution_providers']): FormPart {
  return table(
    title,
    ['Tên tổ chức', 'Mã số thuế', 'Thời gian', 'Ghi chú'],
    rows.map((one) => [one.name, one.tax_code, period(one), textOf(one.note)]),
  );
}

function period({ starts_on, ends_on }: { starts_on: string | null; ends_on: string | null }): string {
  if (starts_on === null && ends_on === null) return '';
  if (ends_on === null) return `từ ${day(starts_on)}`;
  return starts_on === null ? `đến ${day(ends_on)}` : `${day(starts_on)} – ${day(ends_on)}`;
}
