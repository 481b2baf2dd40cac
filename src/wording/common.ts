import { worded } from '#src/language/language.ts';

export const product = 'Hóa Đơn Số';

export const common = worded('common', {
  lookFailed: 'Đã đổi trên thiết bị này nhưng chưa ghi nhớ được cho lần sau.',
  remove: 'Xóa',
  cancel: 'Hủy',
  close: 'Đóng',
  done: 'Xong',
  retry: 'Thử lại',
  undo: 'Hoàn tác',
  yes: 'Có',
  no: 'Không',
  loading: 'Đang tải',
  more: 'Thêm thao tác',
  copy: 'Chép',
  copied: 'Đã sao chép',
  copyFailed: 'Trình duyệt không cho sao chép. Hãy tải tệp về.',
  download: 'Tải về',
});

export const files = worded('files', {
  xml: 'XML gửi người mua',
  signedXml: 'XML người bán ký',
  pdf: 'Bản in PDF',
  converted: 'Bản giấy để lưu và ghi sổ',
  held: (size: string) => `Đã có tệp, ${size}`,
});
