import type { Worded } from '#src/language/language.ts';

export const companyWords = {
  lookUp: 'Look up tax code',
  asking: 'Asking the register of businesses…',
  offered: 'Not in the catalogue. Look it up by the magnifier.',
  active: (day) => `Active, looked up on ${day}`,
  inactive: (status, day) =>
    `The register says “${status}”, looked up on ${day}. Ask the buyer before you invoice.`,
  unsaid: (status, day) =>
    status === null
      ? `Known to the register, looked up on ${day}; it does not say whether the business is active.`
      : `The register says “${status}”, looked up on ${day}.`,
  unknown: 'The register of businesses knows no such tax code. Check it, or enter name and address.',
  silent: 'The register of businesses does not answer. Enter name and address, or look again later.',
  tooOften: 'Looked up too often within a minute. Wait a minute, then look again.',
  again: 'Look again',
  differs: 'The register of businesses says something else than what is entered.',
  name: (name) => `Name: ${name}`,
  address: (address) => `Address: ${address}`,
  take: 'Take it from the register',
  keep: 'Keep what is entered',
} satisfies Worded<typeof import('../../desk/company-register.ts').companyWords>;
