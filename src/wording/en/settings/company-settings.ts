import type { Worded } from '#src/language/language.ts';
import { lower } from '../../lists.ts';

export const decimalWords = {
  title: 'Decimal places',
  facts: 'Digits after the decimal comma when entering, calculating and printing. At most 6.',
  section: 'Decimals by field',
  note: 'Applies to invoices created after saving. Existing invoices keep their decimals. Amounts in VND are always whole; foreign currencies have at most 2 decimals.',
  field: 'Field',
  digits: 'Decimals',
  example: (number) => `${number} becomes`,
  isDefault: 'default',
  changed: 'changed',
  digitsOf: (label) => `Decimals of ${lower(label)}`,
  reset: (label) => `Reset to default: ${label}`,
  resetAll: 'Reset all to default',
  unsaved: (count) => `Unsaved changes · ${count}`,
  saved: 'Decimal places saved',
  failed: 'Could not save.',
} satisfies Worded<typeof import('../../settings/company-settings.ts').decimalWords>;

export const mailSettingWords = {
  title: 'Mail to buyers',
  facts: 'The words that go with an invoice, and whether it is mailed by itself once it is in force.',
  automatic: 'By itself',
  automaticNote:
    'Holds for invoices that take effect after it is saved. One without an email of its buyer is not mailed. Each address gets it once; sending again is up to you.',
  sends: 'Send at once when an invoice has its code or was taken',
  template: 'Template',
  fields: 'What stands in braces is replaced by what the invoice says:',
  subject: 'Subject',
  body: 'Text',
  bodyHint:
    'Paragraphs are apart by an empty line. The button that opens the invoice, its look-up code, PDF and XML are always added.',
  preview: 'Preview',
  previewNote: 'About an example invoice, as its buyer reads it.',
  exampleBuyer: 'Tam Duc Phat Pharma Co., Ltd',
  reset: 'Back to the usual words',
  unknownField: (name) => `There is no field {${name}}. Choose one of the list, or take the braces away.`,
  unsaved: 'Unsaved changes',
  saved: 'The template was saved',
  failed: 'It could not be saved.',
} satisfies Worded<typeof import('../../settings/company-settings.ts').mailSettingWords>;
