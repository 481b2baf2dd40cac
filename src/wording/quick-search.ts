import { worded } from '#src/language/language.ts';
/** Words of the search over everything. */
export const quickSearchWords = worded('quickSearchWords', {
  recent: 'Mở gần đây',
  pages: 'Trang',
  actions: 'Thêm mới',
});
