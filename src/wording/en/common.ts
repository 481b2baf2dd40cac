import type { Worded } from '#src/language/language.ts';

export const common = {
  add: 'Add',
  edit: 'Edit',
  remove: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  save: 'Save',
  retry: 'Try again',
  undo: 'Undo',
  back: 'Back',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading',
  more: 'More actions',
} satisfies Worded<typeof import('../common.ts').common>;
