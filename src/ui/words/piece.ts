import { worded } from '#src/language/language.ts';

/** The words of the smaller pieces: dialogs, bars, states of a page, progress. */
export const pieceWords = worded('pieceWords', {
  close: 'Đóng',
  undo: 'Hoàn tác',
  closeToast: 'Đóng thông báo',
  cancel: 'Hủy',
  save: 'Lưu',
  retry: 'Thử lại',
  more: 'Thêm',
  moreChoices: 'Lựa chọn khác',
  loading: 'Đang tải',
  or: 'hoặc',
  shortcuts: 'Phím tắt',
  unsaved: 'Thay đổi chưa lưu',
  discard: {
    title: 'Chỉnh sửa chưa được lưu',
    text: 'Các thay đổi bạn đã thực hiện không được lưu. Bạn có muốn tiếp tục?',
    stay: 'Tiếp tục chỉnh sửa',
    go: 'Hủy chỉnh sửa',
  },
  leave: {
    title: 'Rời khỏi trang',
    text: 'Các thay đổi chưa lưu sẽ bị mất nếu bạn rời khỏi trang này.',
    go: 'Rời khỏi trang này',
  },
  toHome: 'Quay lại trang chủ',
  failed: {
    heading: 'Có lỗi xảy ra!',
    text: 'Hệ thống đang gặp sự cố kỹ thuật và đang được khắc phục.',
    code: 'Mã lỗi',
  },
  notFound: {
    heading: 'Không tìm thấy trang',
    text: 'Địa chỉ này không có, đã đổi hoặc bản ghi đã bị xóa.',
    support: 'Liên hệ hỗ trợ',
  },
  denied: {
    title: 'Truy cập bị từ chối',
    heading: 'Bạn không có quyền truy cập chức năng này',
    text: 'Vui lòng liên hệ quản trị viên để biết thêm thông tin',
    wanted: 'Quyền cần có:',
  },
  checkDone: ' (đã xong)',
  checkOpen: ' (chưa xong)',
  original: 'Mã lỗi:',
  all: 'Toàn bộ',
  none: 'Không',
  cellCount: (column: string, row: string, count: number, total: number) =>
    `${column}: ${row}, ${count} trên ${total}`,
  relay: {
    done: 'xong',
    now: 'đang làm',
    failed: 'không thành công',
    unknown: 'chưa rõ',
    waiting: 'chưa tới',
  },
  counts: { ok: 'xong', failed: 'lỗi', unknown: 'chưa rõ', waiting: 'chờ', stopped: 'dừng' },
  job: {
    running: 'Đang chạy',
    finished: 'Đã xong',
    stopped: 'Đã dừng',
    sum: (total: string, done: string, failed: string, waiting: string) =>
      `${total} = ${done} xong + ${failed} lỗi + ${waiting} chờ`,
    close: 'Đóng tiến độ',
    errors: 'Xem lỗi',
    stop: 'Dừng',
    undo: 'Hoàn tác',
  },
});
