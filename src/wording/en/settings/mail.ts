import type { Worded } from '#src/language/language.ts';

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
} satisfies Worded<typeof import('../../settings/mail.ts').mailSettingWords>;
