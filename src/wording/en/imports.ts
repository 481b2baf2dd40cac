import type { Worded } from '#src/language/language.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { lower } from '../lists.ts';
import { counted } from './grammar.ts';

const rowsOf = (rows: number) => counted(formatCount(rows), 'row');
const joined = (between: string, ...parts: (string | false)[]) =>
  parts.filter((part) => part !== false).join(between);

export const imports = {
  facts: (file, sheet, rows) =>
    joined(' · ', file, sheet !== '' && `sheet “${sheet}”`, rows !== 0 && rowsOf(rows)),
  rows: rowsOf,
  sheet: 'Sheet to import',
  sheetHint: 'Another sheet is read by the server, and its columns are matched from the start.',
  unreadSheets: (sheets) => `${counted(formatCount(sheets), 'sheet')} of the file not read:`,
  emptySheet: (sheet) => `The sheet “${sheet}” has no rows below its headings. Choose another sheet.`,

  drop: (label) => `File of ${lower(label)}`,
  templates: 'Sample files',
  templateHint:
    'No file yet? Download the sample, fill it in from the second row and upload it. Files of other software work too: columns of any name can be matched in the next step.',
  templateXlsx: 'Excel sample (.xlsx)',
  templateCsv: 'CSV sample (.csv)',
  pasteHint:
    'Or copy cells, the headings with them, in Excel or Google Sheets and press Ctrl V on this page.',
  pastedName: 'pasted cells.csv',
  pastedNoCells:
    'What was pasted is no range of cells. Copy the cells, the headings with them, in Excel or Google Sheets and paste again.',
  sending: 'Uploading the file',
  sendAgain: 'Upload again',
  recent: 'Recent imports',
  recentFailed: 'Could not load the recent imports.',
  recentNone: 'No file has been imported yet.',
  recentFile: 'File',
  recentState: 'State',
  recentRows: 'Result',
  recentOn: 'Uploaded at',
  recentResult: (rows, taken, wrong) =>
    joined(
      ', ',
      rowsOf(rows),
      taken !== 0 && `${formatCount(taken)} imported`,
      wrong !== 0 && `${formatCount(wrong)} with errors`,
    ),

  importedBefore: (time) => `This file was imported at ${time}.`,
  importedBeforeHint: 'Importing it again creates no duplicates: rows already there are known by their code.',
  mapping: 'Match the columns of the file',
  mappingNote: (matched, all) => `${formatCount(matched)} of ${formatCount(all)} columns matched`,
  amountNotes: {
    multiple:
      'In thousands or millions: change it to VND in the file and upload it again. Match it only if it is in VND.',
    currency:
      'Not in VND: invoices need columns Currency and Exchange rate, a catalogue needs prices in VND.',
    with_tax:
      'Prices with tax: invoices of this column have prices with tax, a catalogue needs prices without it.',
  },
  columnWithout: (letter) => `(no heading, column ${letter})`,
  onExisting: (key) => `When the ${lower(key)} is already in the list`,
  onExistingDetail: {
    skip: 'The existing record is kept as it is',
    update: 'The existing record is changed to match the file; fields without a column are kept',
  },
  check: (rows) => `Check ${rowsOf(rows)}`,
  usualSeries: 'Series of invoices that name none',
  usualSeriesHint: 'An invoice of the file that names its series keeps it.',
  usualSeriesOfRegister:
    'Opened from the invoices of cash registers, so these are invoices of a cash register. An invoice of the file that names its series keeps it.',
  offeredSeries: 'As for a new invoice',
  chooseSeries: 'Choose a series',
  typedSeries:
    'You may not see templates, so type the series, such as 1C26TAA. Left empty it is as for a new invoice.',
  typedSeriesOfRegister:
    'You may not see templates, so type the series of the cash register, such as 1C26MAA. An invoice of the file that names its series keeps it.',
  noSeries: 'A series is a form and six characters, such as 1C26TAA.',
  noSeriesOfRegister: 'The series of a cash register has an M after the year, such as 1C26MAA.',
  usualSeriesSays: (series) => `Invoices that name no series in the file go into ${series}.`,
  mappingRefused: 'Could not match the columns.',

  dropped: (columns) => `${counted(formatCount(columns), 'column')} of the file not imported:`,
  mapAgain: 'Match columns again',
  hidden: (rows) => `The file hides ${counted(formatCount(rows), 'row')}, imported like any other.`,
  hiddenWhat: 'If they are not meant, delete them from the file and upload it again.',
  mixed: (label) => `The column ${label} mixes two styles of numbers.`,
  mixedQuestion: 'How are numbers like 1.500 and 1,500 to be read?',
  styles: { vietnamese: '1.234,56 (Vietnamese)', international: '1,234.56 (international)' },

  differing: (all, byRounding) =>
    [
      `${counted(formatCount(all), 'invoice')} ${all === 1 ? 'states' : 'state'} amounts in the file other than the computed ones`,
      byRounding === 0
        ? '.'
        : byRounding === all
          ? ', by rounding alone.'
          : `, ${formatCount(byRounding)} by rounding alone.`,
    ].join(''),
  differenceQuestion: 'Invoices always take the computed amounts. What to do with the differences?',
  onDifferenceDetail: {
    ask: 'Such an invoice is held back until the cell is put right or emptied',
    rounding: 'The computed amount is taken where they differ by one unit a line; more is asked about',
    all: 'The computed amount is taken everywhere; the cells stay marked',
  },

  reading: 'Reading the file',
  readingHint: 'A large file may take a few minutes. You can leave this page; the server keeps reading.',
  checking: (done, rows) => `Checking ${formatCount(done)} of ${rowsOf(rows)}`,
  checkingHint: 'Nothing has been saved to the list yet. You can leave this page.',
  running: (done, rows) => `Importing ${formatCount(done)} of ${rowsOf(rows)}`,
  runningHint: 'The server is importing. You can leave this page; the import goes on.',
  disconnected: 'Could not reach the server.',
  disconnectedHint:
    'What has been done is kept. The page tries again by itself while it waits for the server.',

  refused: 'This file could not be read',
  chooseOther: 'Choose another file',

  states: 'Rows by state',
  all: 'All',
  ready: 'To be added',
  existing: 'Already there',
  existingUpdated: 'To be updated',
  wrong: 'With errors',
  held: 'Held back',
  refusedRecords: 'Held back',
  imported: 'Added',
  updated: 'Updated',
  skipped: 'Skipped',
  waiting: 'Waiting',
  sum: 'rows',
  grid: (file) => `Rows of the file ${file}`,
  recordStays: 'An invoice with a wrong row is held back as a whole',
  stays: 'Rows with errors stay here; correct them and go on importing',
  markedFile: 'Download the file, errors in red',
  unit: 'row',
  run: (count, unit) => `Import ${counted(formatCount(count), `correct ${unit}`)}`,
  runMore: (count, unit) => `Import ${counted(formatCount(count), `more ${unit}`)}`,
  nothingToRun: 'There are no rows to import.',
  allWrong: 'Correct the red cells here, or download the file, correct it and upload it again.',
  allExisting: (key) =>
    `All correct rows are already in the list by their ${lower(key)} and are kept as they are. To change them to match the file, go back to matching the columns and choose Update.`,
  rowsFailed: 'Could not load the rows.',
  noRows: 'No rows are in this state.',
  done: (added, updated, skipped) =>
    joined(
      ', ',
      `${formatCount(added)} added`,
      updated !== 0 && `${formatCount(updated)} updated`,
      skipped !== 0 && `${formatCount(skipped)} already there and skipped`,
    ).concat('.'),
  doneRecords: (added, existing, unit) =>
    `${counted(formatCount(added), unit)} added${existing === 0 ? '' : `, ${formatCount(existing)} imported before and skipped`}.`,
  allRecordsExisting: 'All correct invoices of the file were imported before and are kept as they are.',
  left: (wrong) =>
    `${counted(formatCount(wrong), 'row')} with errors not imported yet: correct the red cells below and go on importing.`,
  list: 'Show the list',
  another: 'Import another file',
} satisfies Worded<typeof import('../imports.ts').imports>;
