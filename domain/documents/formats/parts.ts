import { choice, text } from '../format/content.ts';
import { leaf, list } from '../format/nodes.ts';

/**
 * Thông tin khác (TTKhac/TTin): what a taxpayer adds of their own, in most parts of most documents. The format
 * allows 500 characters a part; that the limit is one of each text is assumed.
 */
export const EXTRAS = list('O', 'TTin', {
  TTruong: leaf('R', text(500), 'Tên trường'),
  KDLieu: leaf('R', choice('string', 'numeric', 'dateTime', 'date'), 'Kiểu dữ liệu'),
  DLieu: leaf('O', text(500), 'Dữ liệu'),
});

/** Phiên bản XML (PBan); files of 2.0.0 are read by the table of 2.0.1. */
export const PBAN = leaf(
  'R',
  { '2.0.1': choice('2.0.1', '2.0.0'), '2.1.0': choice('2.1.0'), '2.1.1': choice('2.1.1') },
  'Phiên bản XML',
);
