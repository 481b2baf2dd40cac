import type { Rule } from './rule.ts';

/** Point 8: error catalogue. */
export const POINT_8: readonly Rule[] = [
  {
    id: '8.shape.error-description',
    rule: 'error_description present: format string, message is the error plus its description.',
  },
  { id: '8.shape.error', rule: 'error present: format string, message is the error.' },
  {
    id: '8.shape.list',
    rule: "errors as a list: format list; each item has message and fields (default empty); message is the first item's message.",
  },
  {
    id: '8.shape.map',
    rule: "errors as a map: format map; message is 'key: first message', or the first message if the key is empty.",
  },
  { id: '8.shape.other', rule: "Otherwise: '{status} status response error'." },
  { id: '8.screen.not-found', rule: 'Not found: unknown route or non-numeric id.' },
  { id: '8.screen.denied', rule: 'Access denied: missing permission.' },
  { id: '8.screen.technical-error', rule: "Technical-error page 'Có lỗi xảy ra!' from a boundary." },
  { id: '8.boundary.resets', rule: 'The boundary resets when its inputs change.' },
  { id: '8.boundary.reports', rule: 'The error is reported to an error-reporting service.' },
  { id: '8.load.401', rule: 'HTTP 401 on load goes to login.' },
  { id: '8.load.other', rule: 'Other load errors show an error page.' },
  { id: '8.missing-user', rule: "Missing current user raises 'Current user is not be initialized'." },
  { id: '8.preload-error', rule: 'Failure to load a page module raises a preload error event.' },
  {
    id: '8.token-parse',
    rule: "A token parse failure in the query string is logged as 'Invalid access token format'.",
  },
  {
    id: '8.message-types',
    rule: 'The tax-authority message type codes, 100 to 999, -1, -2 and 888, each with its description.',
  },
  { id: '8.message-types.unknown', rule: "Unknown code shows 'Mô tả không tồn tại'." },
  { id: '8.split-button', rule: "Split-button disclosure label 'Lựa chọn khác'." },
  { id: '8.card-menu', rule: "Card secondary menu label 'Thêm'." },
  { id: '8.toast-warning', rule: 'A toast with an action and duration under 10 s logs a warning.' },
];
