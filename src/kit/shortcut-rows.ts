import type { ShortcutGroup } from '#src/ui/overlay/shortcut-help.tsx';

export const shortcutGroups: ShortcutGroup[] = [
  {
    heading: 'Mọi nơi',
    shortcuts: [
      { keys: ['/'], or: ['Ctrl', 'K'], does: 'Tìm' },
      { keys: ['N'], does: 'Thêm mới' },
      { keys: ['?'], does: 'Các phím tắt' },
      { keys: ['Esc'], does: 'Lên một cấp' },
    ],
  },
  {
    heading: 'Danh sách',
    shortcuts: [
      { keys: ['J'], does: 'Dòng dưới' },
      { keys: ['K'], does: 'Dòng trên' },
      { keys: ['X'], does: 'Chọn dòng' },
      { keys: ['Enter'], does: 'Mở dòng' },
      { keys: ['F'], does: 'Bộ lọc' },
    ],
  },
  {
    heading: 'Biểu mẫu',
    shortcuts: [
      { keys: ['Ctrl', 'S'], does: 'Lưu' },
      { keys: ['Ctrl', 'Enter'], does: 'Ký và phát hành' },
    ],
  },
];
