import type { ResourceName } from '#generated/resources/resources.ts';

/** The navigation's words (spec point 2). */
export const menuWords = {
  registration: 'Đăng ký phát hành',
  outgoing: 'Hóa đơn đầu ra',
  history: 'Lịch sử truyền nhận',
  catalogue: 'Danh mục',
  settings: 'Cấu hình',
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách quyền riêng tư',
} as const;

/** Entries that are called otherwise than their resource. */
export const entryWords: Partial<Record<ResourceName, string>> = {
  transmissions: 'Hóa đơn',
  users: 'Quản lý nhân viên',
  certificates: 'Thiết lập chữ ký số',
};
