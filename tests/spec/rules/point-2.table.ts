import { POINT_2_ROUTES } from './point-2-routes.table.ts';
import type { Rule } from './rule.ts';

/** Point 2: screens and routes. */
export const POINT_2: readonly Rule[] = [
  ...POINT_2_ROUTES,

  {
    id: '2.navigation.groups',
    rule: "Groups in their order: Overview, 'Đăng ký phát hành', 'Hóa đơn đầu ra', 'Hóa đơn đầu vào', 'Xử lý hóa đơn', 'Lịch sử truyền nhận', 'Báo cáo', 'Danh mục', 'Cấu hình'; those without a page yet are left out.",
  },
  {
    id: '2.navigation.entries',
    rule: 'Each group holds the entries named for it, as far as they have pages.',
  },
  {
    id: '2.navigation.settings-menu',
    rule: 'Settings menu: e-invoice profile, staff management, digital signature setup, decimal places.',
  },
  { id: '2.navigation.staff-matches-roles', rule: 'Staff management also matches roles.' },
  {
    id: '2.navigation.user-menu',
    rule: 'User menu: your account (/admin/profile), logout, external links to terms of service and privacy policy.',
  },
  {
    id: '2.navigation.user-menu-packages',
    rule: 'User menu: service packages.',
  },
  { id: '2.navigation.disabled-entry', rule: 'Entries the user lacks permission for are shown disabled.' },
  { id: '2.navigation.disabled-group', rule: 'A group is disabled when all its children are.' },

  {
    id: '2.shared.not-found',
    rule: "Not found: title 'Không tìm thấy trang'; primary action 'Quay lại trang chủ' to /admin.",
  },
  {
    id: '2.shared.not-found-support',
    rule: "Not found: external secondary action 'Liên hệ hỗ trợ' to a support site.",
  },
  {
    id: '2.shared.denied',
    rule: "Access denied: title 'Truy cập bị từ chối', heading 'Bạn không có quyền truy cập chức năng này', text 'Vui lòng liên hệ quản trị viên để biết thêm thông tin'.",
  },
  {
    id: '2.shared.technical-error',
    rule: "Technical error: heading 'Có lỗi xảy ra!' (sometimes titled 'Oops!') saying the system has a technical fault and is being fixed.",
  },
  {
    id: '2.shared.skeleton',
    rule: 'Pages show skeleton placeholders while loading; tables default to 5 headings and 10 rows.',
  },
  { id: '2.shared.save-bar', rule: "A contextual save bar offers save ('Lưu') and discard ('Hủy')." },
  {
    id: '2.shared.discard',
    rule: "Discard opens a confirmation: 'Chỉnh sửa chưa được lưu' / 'Các thay đổi bạn đã thực hiện không được lưu. Bạn có muốn tiếp tục?'.",
  },
  {
    id: '2.shared.leave',
    rule: "Leaving a page with unsaved changes opens a dialog 'Rời khỏi trang' stating unsaved changes will be lost; confirm 'Rời khỏi trang này', cancel 'Hủy'.",
  },
  {
    id: '2.shared.toast-in-state',
    rule: 'A toast may be passed in navigation state, shown, then cleared on dismissal.',
  },
  {
    id: '2.shared.toast-kinds',
    rule: 'Global toasts have type success or error, a message and an optional duration.',
  },
  { id: '2.shared.focus', rule: 'On every route change focus moves to the first h1 (or the page body).' },
  { id: '2.shared.scroll', rule: 'On every route change the page scrolls to top.' },

  { id: '2.rules.redirect', rule: 'A route may redirect.' },
  { id: '2.rules.authorities', rule: 'A route may require authorities.' },
  { id: '2.rules.activation', rule: 'A route with a page may require extra activation checks.' },
  {
    id: '2.rules.denied-after-loading',
    rule: 'If the user lacks them and auth loading is finished, access denied shows.',
  },
  { id: '2.rules.numeric-id', rule: 'A route parameter id must be digits only, otherwise not found shows.' },
];
