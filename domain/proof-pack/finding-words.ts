import type { ManifestProblem } from './manifest.ts';
import type { PackFinding } from './verify-pack.ts';

const MANIFEST_WORDS: Readonly<Record<ManifestProblem | 'missing', string>> = {
  missing: 'Không có manifest.json: đây không phải gói bằng chứng, hoặc bản kê khai đã bị bỏ ra.',
  unreadable: 'manifest.json không đọc được: bản kê khai đã bị sửa, hoặc tệp bị hỏng khi chép.',
  newer: 'Gói do phiên bản phần mềm mới hơn tạo ra. Hãy dùng xem.html trong chính gói đó.',
};

/** What differs, in a whole sentence that begins with the name of the file. */
export function findingWords(finding: PackFinding): string {
  switch (finding.kind) {
    case 'manifest':
      return MANIFEST_WORDS[finding.problem];
    case 'missing':
      return `${finding.path}: thiếu, bản kê khai có ghi mà trong gói không có.`;
    case 'extra':
      return `${finding.path}: thừa, bản kê khai không ghi tệp này.`;
    case 'changed':
      return `${finding.path}: đã bị sửa, không khớp mã băm trong bản kê khai.`;
    case 'signature':
      return `${finding.path}: chữ ký số trong tệp không còn khớp nội dung.`;
    case 'audit':
      return `${finding.path}: chuỗi nhật ký đứt ở dòng số ${finding.row}; dòng này bị sửa, thiếu hoặc thêm vào.`;
  }
}

/** Said beside every verdict: what no one can check without a network. */
export const NOT_CHECKED = [
  'Chứng thư số có bị thu hồi hay không: cần hỏi nhà cung cấp chứng thư qua mạng.',
  'Chứng thư số có dẫn tới gốc tin cậy của cơ quan thuế và nhà cung cấp hay không: gói không mang theo danh sách gốc.',
  'Ai đã lập bản kê khai: hãy so mã băm của bản kê khai với mã được gửi riêng cho bạn.',
] as const;
