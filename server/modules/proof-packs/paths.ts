type Subject = { kind: string; subject_id: number; label: string | null };

/** `hoa-don/1C26TAA-00000012` of an invoice, `chung-tu/declaration-5` of any other document. */
export function folderOf({ kind, subject_id, label }: Subject): string {
  if (kind !== 'invoice') return `chung-tu/${plain(kind)}-${subject_id}`;
  const name = label === null || !label.includes(' ') ? `chua-cap-so-${subject_id}` : plain(label);
  return `hoa-don/${name}`;
}

const FILE_NAMES: Readonly<Record<string, string>> = {
  signed: 'da-ky',
  coded: 'co-ma-co-quan-thue',
  unsigned: 'khong-chu-ky',
  countersigned: 'hai-ben-ky',
};

/** Of a file of a document: each sealed content is a version, the seller's and the other side's file stand beside each other. */
export function documentPath(subject: Subject, version: number, file_kind: string): string {
  return `${folderOf(subject)}/ban-${version}-${FILE_NAMES[file_kind] ?? plain(file_kind)}.xml`;
}

export function printPath(subject: Subject): string {
  return `${folderOf(subject)}/ban-the-hien.pdf`;
}

type Message = { id: number; direction: string; message_type: string; created_on: string };

export function messagePath({ id, direction, message_type, created_on }: Message): string {
  const way = direction === 'out' ? 'gui' : 'nhan';
  return `thong-diep/${created_on.slice(0, 7)}/${id}-${way}-${plain(message_type)}.xml`;
}

export function inputPath({ id, form_no, symbol, number }: InputInvoice): string {
  return `hoa-don-dau-vao/${id}-${plain(`${form_no}${symbol}-${number}`)}.xml`;
}

type InputInvoice = { id: number; form_no: string; symbol: string; number: number };

type Attachment = { id: number; invoice_id: number; file_name: string };

/** `dinh-kem/hoa-don-7/12-hop-dong.pdf`: by the id of the invoice, for a draft has no number. */
export function attachmentPath({ id, invoice_id, file_name }: Attachment): string {
  const dot = file_name.lastIndexOf('.');
  return `dinh-kem/hoa-don-${invoice_id}/${id}-${plain(file_name.slice(0, dot))}.${plain(file_name.slice(dot + 1))}`;
}

/** Parts of a name that every system takes. */
function plain(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]+/g, '-');
}
