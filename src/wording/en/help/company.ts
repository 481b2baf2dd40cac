import type { Worded } from '#src/language/language.ts';
import type { companyHelp as vietnamese } from '../../help/company.ts';

export const companyHelp = {
  catalogue: {
    title: 'Catalogues',
    use: {
      title: 'Enter once, use always',
      text: 'Customers and products in here are offered when you make an invoice. Changing them does not change issued invoices.',
    },
    many: {
      title: 'Import from Excel',
      text: 'Press Import and choose your own file; which column is which field is guessed. Each faulty row names its cell and why.',
    },
    edit: {
      title: 'Change many rows at once',
      text: 'Select rows with [[X]] and press Edit in the bar; it can be undone.',
      touch: 'Press Select rows, tap rows and press Edit in the bar; it can be undone.',
    },
  },
  importing: {
    title: 'Import from a file',
    columns: {
      title: 'Match the columns',
      text: 'Columns are guessed by their names. Those left out are named, so that nothing is lost unnoticed.',
    },
    cells: {
      title: 'Correct in the cell',
      text: 'Faulty cells are red and have a sentence. Once corrected, the row is checked again.',
    },
    again: {
      title: 'Importing twice makes no second',
      text: 'Records with the same code are updated or left out, as you choose.',
    },
  },
  templates: {
    title: 'Invoice templates',
    symbol: {
      title: 'The symbol is made for you',
      text: 'From year, mode and type, as the law says. A template can be used once its type of invoice is registered.',
    },
    design: {
      title: 'See it while you change it',
      text: 'Logo, colours, fonts, columns and extra fields show at once in the preview.',
    },
    keep: {
      title: 'Issued invoices keep their look',
      text: 'A changed template is used for invoices issued from then on.',
    },
  },
  certificates: {
    title: 'Certificates',
    ways: {
      title: 'Three ways to sign',
      text: 'A certificate file (PKCS#12), a USB token in your computer, or remote signing with your phone.',
    },
    declared: {
      title: 'It has to be declared',
      text: 'A certificate that the tax authority has not accepted cannot sign invoices yet. Add it to a declaration and send that.',
    },
    safe: {
      title: 'Keys are encrypted',
      text: 'Private keys and passwords are encrypted when stored, and are neither shown again nor downloaded.',
    },
  },
  company: {
    title: 'Company details',
    used: {
      title: 'Printed on invoices',
      text: 'Name, address and accounts are printed on invoices issued from now on. Earlier ones keep what they had.',
    },
    declare: {
      title: 'New name or address?',
      text: 'After the change at the business registry, send a declaration of the change so that it agrees with the tax authority.',
    },
  },
  people: {
    title: 'Staff and roles',
    role: {
      title: 'Permissions by role',
      text: 'Choose a ready-made role or make your own. A person cannot grant what they do not hold.',
    },
    leave: {
      title: 'When a person leaves',
      text: 'Lock the account: every session ends at once, and what they did stays under their name.',
    },
    phone: {
      title: 'A lost phone',
      text: 'The person in charge of staff resets two-factor sign-in; the account is notified by mail.',
    },
  },
  rules: {
    title: 'Numbers, currencies, incidents',
    style: {
      title: 'Style and decimals',
      text: 'Choose the number style of the company and the decimals of quantities, prices and rates. Issued invoices do not change.',
    },
    incident: {
      title: 'Technical incidents',
      text: 'Note when the network or the gateway failed: the deadline of the invoices of that time is extended as the law says.',
    },
  },
  mail: {
    title: 'Mails to buyers',
    auto: {
      title: 'Sent when coded',
      text: 'With automatic sending the buyer gets PDF and XML as soon as the invoice has its code.',
    },
    words: {
      title: 'Your own words',
      text: 'Fields in braces are filled in when the mail is sent. Look at the preview before you save.',
    },
    back: {
      title: 'Returned mails',
      text: 'Invoices with a returned mail are marked in the list; correct the address and send again, or send the link by Zalo.',
    },
  },
  verification: {
    title: 'Checking an XML invoice',
    drop: {
      title: 'Drop a file onto the page',
      text: 'See whether the signature is right, the content unchanged, and the certificate valid when it signed. The file is not kept.',
    },
  },
  tracking: {
    title: 'API keys and audit log',
    keys: {
      title: 'Keys for other software',
      text: 'One key for each, with the permissions it needs and no more. A key is shown once, when it is made.',
    },
    log: {
      title: 'Who did what',
      text: 'Every change is chained by hashes: a row that is removed or altered is found.',
    },
  },
  webhooks: {
    title: 'Webhooks',
    what: {
      title: 'Your software is told at once',
      text: 'Choose events and the https address of your ERP or sales software. Each event is signed with a secret of its own and holds number, symbol, state and code of the tax authority alone; to know more, the software calls the API.',
    },
    again: {
      title: 'When the receiver does not answer',
      text: 'It is tried ten times in about two days. What was not delivered stays in the log: send it again when the receiver works.',
    },
  },
  packages: {
    title: 'Packages',
    left: {
      title: 'How many invoices are left',
      text: 'This page shows what is used, what is left and until when. Without a package you can still read and correct, but not issue new invoices.',
    },
    pay: {
      title: 'Payment',
      text: 'Scan the VietQR code in your bank’s app and leave the message as it is. The package is added when the money arrives.',
    },
  },
  profile: {
    title: 'Your account',
    safe: {
      title: 'Sign in more safely',
      text: 'Turn on two-factor sign-in or a passkey, and keep the recovery codes in another place.',
    },
    sessions: {
      title: 'A device you do not know',
      text: 'The sessions show where you are signed in; end those you do not recognise.',
    },
  },
} satisfies Worded<typeof vietnamese>;
