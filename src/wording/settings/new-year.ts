import { worded } from '#src/language/language.ts';

/** Ký hiệu của năm mới: the assistant that makes the series of a new year, and moves drafts to them. */
export const newYearWords = worded('newYearWords', {
  missing: (year: number) => `Chưa có đủ ký hiệu hóa đơn năm ${year}.`,
  draftsWait: (year: number) => `Hóa đơn nháp năm ${year} chờ ký hiệu mới.`,
  missingText: (count: string, names: string, year: number) =>
    `${count} ký hiệu đang dùng chưa có ký hiệu năm ${year}: ${names}. Hóa đơn ghi ngày của năm ${year} phải mang ký hiệu năm ${year}.`,
  draftsText: (count: string, year: number) =>
    `${count} hóa đơn nháp ghi ngày của năm ${year} đang mang ký hiệu năm cũ nên chưa phát hành được.`,
  none: (year: number) => `Chưa có ký hiệu của năm ${year}.`,
  noneText: (year: number) =>
    `Hóa đơn ghi ngày của năm ${year} phải mang ký hiệu năm ${year}, nên chưa phát hành được.`,
  open: (year: number) => `Chuẩn bị năm ${year}`,
  title: (year: number) => `Ký hiệu hóa đơn năm ${year}`,
  explained: (year: number) =>
    `Ký hiệu mới giữ nguyên mẫu số, các chữ và thiết kế bản in, chỉ đổi hai số của năm; số hóa đơn bắt đầu từ 1. Đến ngày 01/01/${year}, hóa đơn mới tự dùng ký hiệu mới.`,
  numbers: (last: string) => `đã cấp ${last} số`,
  noNumbers: 'chưa cấp số',
  made: 'Đã tạo',
  refused: 'Chưa tạo được',
  choose: (symbol: string) => `Tạo ký hiệu ${symbol}`,
  create: (count: string) => `Tạo ${count} ký hiệu`,
  created: 'Đã tạo ký hiệu của năm mới.',
  draftsOf: (count: string) => `${count} nháp`,
  move: (count: string) => `Chuyển ${count} nháp sang ký hiệu mới`,
  moved: (count: string) => `Đã chuyển ${count} hóa đơn nháp sang ký hiệu mới.`,
  close: 'Đóng',
  used: (count: string) => `Đã cấp ${count} số, từ 1 đến ${count}. Số tiếp theo: `,
  unused: 'Chưa cấp số nào. Số đầu tiên: ',
});
