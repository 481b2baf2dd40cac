/** Words of every list; `one` is the resource's own name in lower case ("khách hàng"). */
export const lists = {
  search: (label: string) => `Tìm trong ${lower(label)}`,
  searchBy: (labels: readonly string[]) => `${capital(labels.map(lower).join(', '))}…`,
  add: (one: string) => `Thêm ${one}`,
  back: (label: string) => `Về danh sách ${lower(label)}`,
  filters: 'Bộ lọc',
  clear: 'Xóa lọc',
  any: 'Tất cả',
  from: 'Từ ngày',
  to: 'Đến ngày',
  since: (date: string) => `từ ${date}`,
  until: (date: string) => `đến ${date}`,
  noMatch: (one: string) => `Không có ${one} khớp bộ lọc`,
  noMatchHint: 'Thử bớt điều kiện lọc hoặc tìm bằng từ khác, có dấu hay không dấu đều được.',
  empty: (one: string) => `Chưa có ${one}`,
  emptyHint: (one: string) => `Thêm ${one} đầu tiên để bắt đầu.`,
  emptyReadOnly: (one: string) => `Khi có ${one}, danh sách sẽ hiện ở đây.`,
  failed: 'Chưa tải được danh sách.',
  pageTotal: (one: string) => `Tổng của ${one} trên trang này`,
  actions: (name: string) => `Thao tác với ${name}`,
} as const;

export function lower(words: string): string {
  return words.charAt(0).toLocaleLowerCase('vi') + words.slice(1);
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('vi') + words.slice(1);
}
