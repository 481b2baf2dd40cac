import type { Worded } from '#src/language/language.ts';

export const firstRunWords = {
  title: 'Start issuing invoices',
  left: (count) => (count === 1 ? '1 step left' : `${count} steps left`),
  finished: 'done',
  progress: (done, all) => `${done} of ${all} steps done`,
  hide: 'Hide the first steps',
  entry: 'First steps',
  failed: 'The first steps could not be loaded.',
  notKept: 'This choice could not be saved: next time the first steps will be as before.',
  states: {
    done: 'done',
    next: 'do this next',
    open: 'can be done now',
    waiting: 'not yet',
    others: 'for somebody else to do',
  },
  steps: {
    profile: {
      title: 'Company profile',
      purpose: 'Printed on every invoice and stated in the declaration to the tax authority.',
      action: 'Fill in the profile',
    },
    certificate: {
      title: 'Digital certificate',
      purpose: 'Signs every invoice; it must be issued to your own tax code.',
      action: 'Add a certificate',
    },
    declaration: {
      title: 'Declaration',
      purpose: 'Form 01/ĐKTĐ-HĐĐT registers you for e-invoices; once it is accepted you may issue them.',
      action: 'Create the declaration',
    },
    series: {
      title: 'Invoice template and symbol',
      purpose: 'The template is how invoices look, the symbol is the series their numbers come from.',
      action: 'Create a template',
    },
    invoice: {
      title: 'First invoice',
      purpose: 'Create it, sign it, send it to the tax authority; its page shows what comes back.',
      action: 'Create an invoice',
    },
  },
  missing: (fields) => `Still missing: ${fields.join(', ')}.`,
  notInForce: 'The certificate you added has expired or is not valid yet. Add one that is in force.',
  otherTaxCode: 'The certificate you added belongs to another tax code. Add one of this company.',
  seriesUnusable: 'No template can be used today: inactive, of another year, or out of numbers.',
  unbuilt:
    'There is no page for the declaration yet, so nothing can be issued now; the other steps and drafts of invoices can be done.',
  demo: 'To see an invoice go all the way, sign in to a sample company from the sign-in page.',
  after: (steps) => `After: ${steps.join(', ')}.`,
  right: (right) => `Somebody with the permission “${right}” does this step.`,
  until: (date) => `until ${date}`,
} satisfies Worded<typeof import('../first-run.ts').firstRunWords>;
