import type { Worded } from '#src/language/language.ts';
import type { authorityHelp as vietnamese } from '../../help/authority.ts';

export const authorityHelp = {
  registrations: {
    title: 'Declarations',
    why: {
      title: 'Do this first',
      text: 'Invoices can be issued once the tax authority has accepted form 01/ĐKTĐ-HĐĐT. Mode, types and certificates have to be in it.',
    },
    change: {
      title: 'Something changed? Declare again',
      text: 'A new declaration starts from the one in force; what changes is marked before you sign.',
    },
    answer: {
      title: 'Waiting for the answer',
      text: 'Usually received within minutes and accepted within a working day. After a refusal the reason is on its page.',
    },
  },
  mistakes: {
    title: 'Notices of mistakes',
    when: {
      title: 'When to use one',
      text: 'Form 04/SS-HĐĐT reports a wrong buyer name or address, a cancellation, or answers a request of the tax authority for a review.',
    },
    several: {
      title: 'Several invoices in one notice',
      text: 'Add invoices to the same notice; each is answered by itself, and a refusal is shown in its row.',
    },
  },
  tables: {
    title: 'Summary tables',
    what: {
      title: 'For invoices without a code',
      text: 'They are reported in table 01/TH-HĐĐT. The system gathers them by period; an invoice is in one table only.',
    },
    fix: {
      title: 'Add and correct',
      text: 'A table that was sent is corrected by a supplementary one; the old one is not sent again.',
    },
  },
  transmissions: {
    title: 'Transmission history',
    read: {
      title: 'Every message is here',
      text: 'Everything sent and every answer is kept word for word. Press a row to read it, download the XML and check the signature.',
    },
    unknown: {
      title: '“Unknown” is not an error',
      text: 'It is not known yet whether the tax authority has it; the system is looking it up. Do not issue another invoice instead.',
    },
    provider: {
      title: 'A provider of your own',
      text: 'With a contract of its own the company sets address and key under Settings, Transmission provider, and presses “Check the connection” before it saves.',
    },
  },
  notices: {
    title: 'Notices of the tax authority',
    inbox: {
      title: 'The mailbox of the company',
      text: 'Requests for reviews and explanations and notices to stop using invoices arrive here with their deadlines.',
    },
    reply: {
      title: 'Answer in place',
      text: 'Open the notice and press the answer; its number, date and invoices are filled in.',
    },
  },
  reports: {
    title: 'Reports',
    period: {
      title: 'Choose a period',
      text: 'A month, quarter, year or any days up to 366. Period, filters and columns are saved under a name; a saved quarter is always this quarter.',
    },
    rules: {
      title: 'How figures are made',
      text: 'Replaced and cancelled invoices do not count; an adjustment counts with its difference in its own period.',
    },
    file: {
      title: 'The file for accounting',
      text: 'Excel and PDF with title, period, totals by rate and places for signatures, ready to print in landscape.',
    },
  },
  monthEnd: {
    title: 'Closing a month',
    check: {
      title: 'Check before closing',
      text: 'What is open is shown in groups. The month can be closed once nothing required is left.',
    },
    close: {
      title: 'Closing is for comparison',
      text: 'The figures are kept with a hash. What changes afterwards is shown as a difference.',
    },
  },
  proofPacks: {
    title: 'Proof packs',
    make: {
      title: 'One file for a period',
      text: 'Choose a period and contents, then make the pack. It holds the original files byte for byte, messages, the log, and a manifest with the hash of every file.',
    },
    verify: {
      title: 'The receiver verifies it',
      text: 'Unpack, open xem.html in a browser and drop the ZIP file on it. The page uses no network and names every file that was changed, taken out or added.',
    },
    leave: {
      title: 'Leaving the software',
      text: 'A pack of “Everything” is brought back on another server by whoever looks after it. Passwords and signing keys are not in the pack.',
    },
  },
  collectors: {
    title: 'Input invoices',
    add: {
      title: 'Drag files onto the page',
      text: 'Drop XML, ZIP, or PDF files with the XML inside, or have them taken from a mailbox; the originals are kept. Duplicates are named and not taken twice.',
    },
    verdict: {
      title: 'Checked for you',
      text: 'Signature, code, tax code of the buyer, totals and symbol are checked. Each fault has a sentence.',
    },
    missing: {
      title: 'Possibly missing',
      text: 'Originals that a received invoice replaces or adjusts, and months without an invoice of a seller that sends one regularly. Filter by seller, reason or period; copy the mail to the seller; dismiss what is not missing. What arrives goes by itself.',
    },
    order: {
      title: 'Purchase orders',
      text: 'The order number is written on the page of each invoice; filter by purchase order to find those without one. Orders without an invoice are not known here: there is no list of orders.',
    },
    approve: {
      title: 'Approve and export',
      text: 'Approve one or many, with undo; Export gives the table of purchases.',
    },
  },
} satisfies Worded<typeof vietnamese>;
