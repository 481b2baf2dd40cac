/** What the search over everything is called, on its button and in its dialog. */
export const quickSearchLabel = 'Tìm hóa đơn, khách hàng, hàng hóa…';
