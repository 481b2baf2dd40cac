import type { Worded } from '#src/language/language.ts';

export const common = {
  lookFailed: 'Changed on this device, but it could not be remembered for next time.',
  remove: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  retry: 'Try again',
  undo: 'Undo',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading',
  more: 'More actions',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Download the file instead.',
  download: 'Download',
} satisfies Worded<typeof import('../common.ts').common>;

export const files = {
  xml: 'XML for the buyer',
  signedXml: 'XML signed by the seller',
  pdf: 'PDF print',
  converted: 'Paper to keep for the books',
  held: (size) => `File on record, ${size}`,
} satisfies Worded<typeof import('../common.ts').files>;
