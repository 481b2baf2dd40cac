import type { Worded } from '#src/language/language.ts';
import { capital } from '../lists.ts';
import { counted } from './grammar.ts';

export const forms = {
  create: (one) => `Add ${one}`,
  unsaved: (one) => `Unsaved ${one}`,
  saved: (one) => `${capital(one)} saved`,
  created: (one) => `${capital(one)} added`,
  deleted: (one) => `${capital(one)} deleted`,
  deletedName: (name) => `“${name}” deleted`,
  deleteTitle: (one) => `Delete ${one}`,
  deleteAsk: (name) => `“${name}” will be deleted and cannot be brought back.`,
  general: 'Details',
  others: 'Other details',
  refused: 'Could not save.',
  staleTitle: (one) => `Somebody else, or you in another tab, has just changed this ${one}.`,
  staleText:
    'What you entered is still here. Loading the new version replaces it with what is on the server; overwriting saves yours.',
  staleLoad: 'Load the new version',
  staleOverwrite: 'Overwrite with mine',
  readOnly: 'You may only view this.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseEmpty: 'None chosen',
  searchHint: 'Type to search',
  rangeFrom: (label: string) => `${label} from`,
  rangeTo: (label: string) => `${label} to`,
  rangeCrossed: 'The last is below the first; enter a larger one',
  lookUp: 'Look up',
  lookingUp: 'Looking up',
  lookUpFailed: 'The look-up failed, try again',
  taxCodeKnown: 'This tax code is already used by',
  taxCodeFree: (one) => `No ${one} uses this tax code yet`,
} satisfies Worded<typeof import('../forms.ts').forms>;

export const problems = {
  required: (label) => `${label} is required`,
  tooLong: (length, max) => `At most ${max} characters, now ${length}`,
  tooShort: (length, min) => `At least ${min} characters, now ${length}`,
  pattern: (hint) => hint ?? 'The format is not right',
  email: (text) => `An email looks like name@domain.vn, now “${text}”`,
  phone: (digits) => `A phone number has 8 to 15 digits, now ${digits}`,
  phoneCharacters: (text) => `A phone number has only digits, spaces, plus signs and dots, now “${text}”`,
  integer: (text) => `This has to be a whole number, now “${text}”`,
  decimal: (text, { whole, decimals, signed }) =>
    [
      `This has to be a number${signed ? '' : ' that is not negative'}`,
      whole === null ? null : `with at most ${counted(whole, 'digit')} before the decimal mark`,
      decimals === 0 ? 'without decimals' : `with at most ${counted(decimals, 'decimal')}`,
      `now “${text}”`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  minimum: (minimum, text) => `Not less than ${minimum}, now ${text}`,
  maximum: (maximum, text) => `Not more than ${maximum}, now ${text}`,
  vatRate: (text, example) => `A VAT rate is a percentage such as ${example}, now “${text}”`,
  color: (text) => `A colour looks like #1b54d0 (# and 6 characters 0–9, a–f), now “${text}”`,
  chooseOne: (label) => `${label}: choose at least one`,
  choices: {
    few: (min, count) => `Choose at least ${min}, now ${count}`,
    many: (max, count) => `Choose at most ${max}, now ${count}`,
  },
  rows: {
    few: (min, count) => `At least ${counted(min, 'row')}, now ${count}`,
    many: (max, count) => `At most ${counted(max, 'row')}, now ${count}`,
  },
} satisfies Worded<typeof import('../forms.ts').problems>;
