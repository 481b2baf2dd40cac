/** Words of the search over everything. */
export const quickSearchWords = {
  recent: 'Mở gần đây',
  pages: 'Trang',
  actions: 'Thêm mới',
} as const;
