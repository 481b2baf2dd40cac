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
    away: 'sent, waiting for an answer',
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
  declarations: {
    draft: 'The declaration is written and not sent. Open it, sign it and send it to the tax authority.',
    unsigned: 'The declaration could not be signed. Open it, see why and sign again.',
    refused: 'The tax authority did not accept it. See why, correct it and send it again.',
    signing:
      'The declaration is being signed. Where the key is in a phone or a USB token, its holder has to confirm.',
    sending: 'The declaration is signed; the system is sending it.',
    unknown:
      'It is not known yet whether the declaration has arrived. The system is looking it up; do not send it again.',
    answer:
      'Sent; the tax authority has still to answer. If it asks, the representative confirms by email or phone.',
  },
  way: {
    name: 'The way of the declaration',
    labels: {
      sign: 'Signing',
      send: 'Sending',
      compare: 'Comparison',
      confirm: 'Confirmation',
      decide: 'Answer',
    },
    who: {
      sign: 'Whoever holds the certificate',
      send: 'The system, once it is signed',
      compare: 'The tax authority',
      confirm: 'The representative, by email or phone',
      decide: 'The tax authority',
    },
    within: (days) => (days === 1 ? 'within one working day' : `within ${days} working days`),
  },
  notNamed:
    'The accepted declaration does not name the certificate in use. Create a change declaration that adds it.',
  draftKept: 'There is a draft invoice. Check it and publish it.',
  actions: {
    send: 'Sign and send',
    correct: 'Correct the declaration',
    change: 'Create a change declaration',
    go_on: 'Open the draft',
    view: 'View',
  },
  test: 'No certificate yet? Create a test certificate: for trying only, without legal value.',
  after: (steps) => `After: ${steps.join(', ')}.`,
  right: (right) => `Somebody with the permission “${right}” does this step.`,
  until: (date, is_test) => (is_test ? `test, until ${date}` : `until ${date}`),
} satisfies Worded<typeof import('../first-run.ts').firstRunWords>;
