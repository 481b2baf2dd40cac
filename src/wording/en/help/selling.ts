import type { Worded } from '#src/language/language.ts';
import type { sellingHelp as vietnamese } from '../../help/selling.ts';

export const sellingHelp = {
  dashboard: {
    title: 'Overview',
    first: {
      title: 'See what to do first',
      text: 'Urgent work is on top: refused and unknown invoices, deadlines that are near. Press one to get to the right place.',
    },
    figures: {
      title: 'Every figure can be pressed',
      text: 'Each leads to the list of invoices with the filter set. Every chart has a table beside it.',
    },
    who: {
      title: 'A card is missing?',
      text: 'Each card is shown to those who may see that part. Ask the owner of the company for more permissions.',
    },
  },
  invoices: {
    title: 'List of invoices',
    status: {
      title: 'Open an invoice to see why',
      text: 'The page of an invoice gives the reason and the next step. A number that was given is kept; there is no need to issue another.',
    },
    find: {
      title: 'Search and filter',
      text: '[[/]] searches by number, name and tax code, with or without accents; [[F]] opens the filters. Filters used often can be saved as tabs.',
      touch:
        'The search field takes numbers, names and tax codes, with or without accents; the filter button opens the filters. Filters used often can be saved as tabs.',
    },
    many: {
      title: 'Many invoices at once',
      text: 'Select with [[X]], move with [[J]] [[K]]. The bar shows how many and the total before you publish, send or download.',
      touch:
        'Press Select rows and tap invoices. The bar shows how many and the total before you publish, send or download.',
    },
    out: {
      title: 'Take them out',
      text: 'Export gives the list as Excel or CSV, or a ZIP of the XML or PDF files of the invoices that are filtered.',
    },
  },
  invoice: {
    title: 'Invoice',
    draft: {
      title: 'A draft',
      text: 'Type as in a spreadsheet; [[Ctrl+S]] saves, [[Ctrl+Enter]] signs and publishes. Without a network what is typed is kept on this machine.',
      touch:
        'Save keeps the draft, Sign and publish when it is done. Without a network what is typed is kept on this device.',
    },
    state: {
      title: 'Where it is and what is next',
      text: 'The steps and the answers of the tax authority are in the side column. After a refusal there is a reason and one button to press.',
    },
    give: {
      title: 'To the buyer',
      text: 'Send a mail, or copy the link and the QR code. The PDF is for reading, the XML is the legal original.',
    },
    correct: {
      title: 'Correct it the right way',
      text: 'The correction page offers what fits the mistake. [[K]] [[J]] go to the invoice before and after in the list.',
      touch: 'The correction page offers what fits the mistake.',
    },
  },
  editor: {
    title: 'New invoice',
    buyer: {
      title: 'Start with the tax code',
      text: 'Enter the tax code; name and address come from the catalogue, then from the tax authority. [[Alt+M]] goes to the buyer, [[Alt+L]] to the lines, [[Alt+N]] to the note.',
      touch: 'Enter the tax code; name and address come from the catalogue, then from the tax authority.',
    },
    lines: {
      title: 'Type as in a spreadsheet',
      text: '[[Enter]] on the last line adds one, [[Ctrl+D]] duplicates, [[Ctrl+Del]] removes. Arrows go to the cell beside. Type [[=]] to calculate, such as =12*3. Rows can be pasted from Excel.',
      touch:
        'Add a line with its button, tap a line to change it. Type = to calculate, such as =12*3. Rows can be pasted from Excel.',
    },
    paste: {
      title: 'Paste goods that the catalogue lacks',
      text: 'The preview lists new products. Tick those to make, change their codes, then insert; others are pasted without a product. [[Ctrl+Z]] takes the whole paste back.',
      touch:
        'The preview lists new products. Tick those to make, change their codes, then insert; others are pasted without a product.',
    },
    files: {
      title: 'Attach contracts and delivery notes',
      text: 'Save the draft, then attach files. Those marked Send to the buyer go with mails and are on the look-up page; others stay inside the company.',
    },
    notes: {
      title: 'Delivery notes',
      text: 'Type delivery note in [[Ctrl+K]], or choose a series of form 6: N is an internal transfer, B goods with an agent. A note has no tax and is no revenue.',
      touch:
        'Search for delivery note with the search button at the top, or choose a series of form 6: N is an internal transfer, B goods with an agent. A note has no tax and is no revenue.',
    },
    numbers: {
      title: 'Numbers are read the Vietnamese way',
      text: '1.500 is one thousand five hundred, 1,5 is one and a half. What cannot be read stays as typed and turns red.',
    },
    save: {
      title: 'Save, then publish',
      text: '[[Ctrl+S]] saves the draft, [[Ctrl+Enter]] signs and publishes; with [[Shift]] the next invoice begins at once. From then on an invoice is adjusted or replaced, not changed.',
      touch:
        'Save keeps the draft, Sign and publish when it is done. From then on an invoice is adjusted or replaced, not changed.',
    },
  },
  publish: {
    title: 'Publishing many invoices',
    check: {
      title: 'Checked first',
      text: 'Invoices that are not ready are grouped by cause, with links to correct them. The others are published all the same.',
    },
    follow: {
      title: 'Follow without waiting',
      text: 'It goes on with the computer closed. The total is always issued, failed, unknown, waiting and stopped added up.',
    },
    stop: {
      title: 'Pause, stop, try again',
      text: 'Invoices without a number can be stopped. Failed ones are tried again by cause, under the same number.',
    },
  },
  recurring: {
    title: 'Recurring invoices',
    make: {
      title: 'From an invoice',
      text: 'On the page of an invoice or in the list choose Make recurring, then how often and on which day. The 31st of a shorter month is its last day.',
    },
    draft: {
      title: 'Drafts alone',
      text: 'On its day a draft of that date is made, with the goods and prices of the source. The bell tells you; you look at it and publish.',
    },
    stop: {
      title: 'Pause and run again',
      text: 'Days that pass meanwhile are not made up for. What failed says why; once it is mended press Run again, and that draft is made at once.',
    },
  },
  cashRegister: {
    title: 'Invoices from cash registers',
    code: {
      title: 'In force at once',
      text: 'Each invoice gets its number and its 23-character code together and can be handed to the buyer.',
    },
    send: {
      title: 'Sent the same day',
      text: 'The invoices of a day are gathered, signed once and sent: press Send, or let the system send them at 21:30.',
    },
    till: {
      title: 'Selling at the counter',
      text: 'Scan a code or press a product; scanned again it is one more. [[F2]] goes to what was given, [[Enter]] issues the invoice, [[Enter]] again prints 80 mm, [[Esc]] goes to the next buyer. Press “Sell offline” so that this device can sell without a network.',
      touch:
        'Tap a product, tapped again it is one more; enter what was given, issue the invoice, print 80 mm. Press “Sell offline” so that this device can sell without a network.',
    },
  },
  corrections: {
    title: 'Adjust, replace, cancel',
    choose: {
      title: 'Choose by what is wrong',
      text: 'The page asks what is wrong, then offers the lawful way: a notice of mistakes, an adjustment, a replacement or a cancellation.',
    },
    agree: {
      title: 'Agree with the buyer',
      text: 'Many cases need a statement first. The buyer opens a link, reads and signs on a phone or a computer.',
    },
    chain: {
      title: 'The whole chain in one place',
      text: 'The page of an invoice lists the original, its adjustments and replacements, and the papers about them.',
    },
  },
  statements: {
    title: 'Statements with the buyer',
    sign: {
      title: 'Both sides sign',
      text: 'You sign first; the buyer gets a link to read, sign or refuse. With both signatures it can be downloaded.',
    },
    refused: {
      title: 'The buyer refuses or does not answer',
      text: 'The statement is a draft again, to be changed and signed anew; what was signed stays in its history.',
    },
  },
} satisfies Worded<typeof vietnamese>;
