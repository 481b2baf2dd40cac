import type { Worded } from '#src/language/language.ts';

export const emptyLists = {
  invoices: {
    heading: 'No invoices yet',
    text: 'All invoices of your company are here, from draft to code issued. Create the first draft; a draft has no number and can be edited or deleted.',
    readOnly: 'When an accountant creates invoices, you see each of them and its status here.',
  },
  invoice_calculating_machines: {
    heading: 'No cash register invoices yet',
    text: 'Retail invoices of a series with the letter M (1C26MAA): they have number and code at once, and are sent to the tax authority in packages on the same day. Make a template of an M series first.',
  },
  adjusted_invoices: {
    heading: 'No adjusting invoices yet',
    text: 'An adjusting invoice states what an issued invoice changes by. Open the invoice and choose “What is wrong?”.',
  },
  cancelled_invoices: {
    heading: 'No cancelled invoices yet',
    text: 'An invoice that has a number, was refused and is not needed any more is cancelled on its own page. One with a code cannot be cancelled: open it and choose “What is wrong?”.',
  },
  replaced_invoices: {
    heading: 'No replacing invoices yet',
    text: 'A replacing invoice states the whole invoice anew. Open the invoice and choose “What is wrong?”.',
  },
  customers: {
    heading: 'No customers yet',
    text: 'Save name, tax code and address once to pick the buyer quickly when you create invoices. Add customers one by one, or fill in the sample file and import the whole list.',
    readOnly:
      'This list helps to pick the buyer when invoices are created. Customers show here once there are some.',
  },
  products: {
    heading: 'No goods or services yet',
    text: 'Save name, unit, unit price and VAT rate once to fill in invoice lines. Add items one by one, or fill in the sample file and import the whole list.',
    readOnly: 'This list fills in the lines of invoices. Goods and services show here once there are some.',
  },
  registrations: {
    heading: 'No declarations yet',
    text: 'Form 01/ĐKTĐ-HĐĐT registers with the tax authority which invoices and certificates the company uses. Draft the first one: it is filled in from the company profile.',
    readOnly:
      'Declarations register with the tax authority which invoices and certificates the company uses. Once there are some, you see them here.',
  },
  invoice_mistakes: {
    heading: 'No notices of mistakes yet',
    text: 'A wrong name, address or other content that needs no new invoice is reported to the tax authority by notice 04/SS-HĐĐT. Create the first one from an issued invoice.',
  },
  invoice_collectors: {
    heading: 'No incoming invoices yet',
    text: 'Drop the XML files of your sellers on the place above. Signature, code of the tax authority, tax codes, amounts and symbol of each invoice are checked as it comes in.',
  },
  invoice_data_summary_tables: {
    heading: 'No summary tables yet',
    text: 'Data of invoices without a code is sent to the tax authority by summary table 01/TH-HĐĐT, by month or quarter. Make the first one once invoices of the period are issued.',
    readOnly:
      'Data of invoices without a code is sent to the tax authority by summary table 01/TH-HĐĐT. Once there are some, you see them here.',
  },
  statements: {
    heading: 'No statements yet',
    text: 'A statement records what seller and buyer agree on before an adjusting or replacing invoice. Draft it from “What is wrong?” of an issued invoice.',
  },
  templates: {
    heading: 'No invoice templates yet',
    text: 'A template sets the look, the symbol and the number series of invoices. You need at least one active template to create and issue invoices.',
    readOnly:
      'A template sets the look, the symbol and the number series of invoices. Templates show here once there are some.',
  },
  certificates: {
    heading: 'No certificates yet',
    text: 'A certificate signs invoices, declarations and notices on behalf of your company. Add one that was issued to the tax code of your company.',
  },
  api_tokens: {
    heading: 'No keys yet',
    text: 'With a key other software, such as sales or accounting, calls this system on your behalf. Give each its own key with just enough permissions.',
  },
  webhook_endpoints: {
    heading: 'No webhooks yet',
    text: 'A webhook tells the software of your company (ERP, sales, accounting) at once when an invoice is signed, gets its code or is refused, so that it need not ask again and again.',
  },
  recurring_invoices: {
    heading: 'No recurring invoices yet',
    text: 'Rent, services, maintenance: invoices that are alike each month, quarter or year. Open an invoice and choose Make recurring, or create one here.',
    readOnly: 'Drafts made again on their day after a source invoice. They are shown here.',
  },
  incidents: {
    heading: 'No incidents yet',
    text: 'When the gateway of the tax authority is down, or a disaster or a cut of power or network keeps invoices from being sent in time, write it down here: the deadline of each invoice is counted with it.',
    readOnly: 'What kept invoices from being sent in time. You will see it here.',
  },
  currencies: {
    heading: 'No currencies yet',
    text: 'Write a currency and its rate of the day down here once: invoices in it begin with this rate, which can be changed on each of them.',
    readOnly: 'Currencies and rates that invoices in foreign currency begin with. You will see them here.',
  },
} satisfies Worded<typeof import('../empty-lists.ts').emptyLists>;
