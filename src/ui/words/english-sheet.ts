import type { Worded } from '#src/language/language.ts';
import type { sheetWords as vietnamese } from './sheet.ts';

export const sheetWords = {
  steps: { file: 'Choose file', mapping: 'Match columns', check: 'Check', run: 'Import' },
  way: 'Steps',
  stepDone: ', done',
  drop: {
    oneOnly: 'Import one file at a time',
    reading: 'Reading the file…',
    here: 'Drop the file here',
    other: 'Choose another file',
    hereOrChoose: 'Drop a file here or choose one',
    rule: (endings, most) => `${endings} · at most ${most}`,
    wrongEnding: (endings, name) => `A ${endings} file is needed; this is “${name}”`,
    empty: (name) => `File “${name}” is empty`,
    tooBig: (most, size) => `A file may be at most ${most}; this one is ${size}`,
  },
  mapping: {
    complete: 'All required fields are matched',
    missing: 'Required fields still missing:',
    caption: 'Match columns of the file with fields',
    column: 'Column in the file',
    samples: 'First three values',
    field: 'Import into field',
    fieldOf: (column) => `Field for column ${column}`,
    skip: 'Do not import',
  },
  states: { new: 'To add', existing: 'Exists', invalid: 'Error', imported: 'Imported', skipped: 'Skipped' },
  state: 'Status',
  row: 'Row',
  rowNumber: (number) => `Row ${number}`,
  cell: (column, row) => `${column}, row ${row}`,
  saving: 'Saving…',
  cellSaving: ', saving',
  cellError: (note) => `, error: ${note}`,
  cellWarning: (note) => `, note: ${note}`,
  cellFailed:
    'This cell was not saved; what you typed is still here. Open the cell and press Enter to try again.',
  noErrors: 'No rows with errors left',
  errors: (count) => `Rows with errors: ${count}`,
  previousError: 'Previous error',
  nextError: 'Next error',
} satisfies Worded<typeof vietnamese>;
