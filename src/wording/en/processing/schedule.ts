import type { Worded } from '#src/language/language.ts';

export const scheduleWords = {
  title: 'Publishing by itself',
  on: 'On',
  off: 'Off',
  stopped: 'Stopped by an error',
  set: 'Set a time',
  change: 'Change',
  says: (time) => `Every day at ${time} the drafts dated that day are signed and published without anyone.`,
  offText: 'Set a time, and the drafts dated that day are signed and published every day without anyone.',
  next: (time) => `Next: ${time}.`,
  last: (time) => `Last: ${time},`,
  nothing: 'nothing was to be published.',
  open: 'see what came of it',
  problem: 'The next run would not work.',
  nothingIssues: 'The next run would issue no new invoice.',
  openPackages: 'Open service packages',
  withoutPackage: {
    trial_ended:
      'The trial has ended. At its time invoices are left as drafts. Once a package is bought the schedule goes on by itself; publish the drafts it left yourself.',
    package_ended:
      'The package has ended, its days of grace too. At its time invoices are left as drafts. Once a package is bought the schedule goes on by itself; publish the drafts it left yourself.',
    package_used_up:
      'The invoices of the package are used up, those of grace too. At its time invoices are left as drafts. Once a package is bought the schedule goes on by itself; publish the drafts it left yourself.',
  },
  stoppedTitle: 'Publishing by itself has stopped.',
  reset: 'Clear the error and go on',
  save: 'Save',
  saved: (time) => `On, every day at ${time}`,
  savedOff: 'Publishing by itself is off',
  warning:
    'Every draft dated that day is published, also one that is still being written once it is complete. What is not ready or has to be confirmed is left.',
  lateInDay:
    'This is close to midnight: drafts that are not issued before 24:00 are of a day that is over, and are no longer issued by themselves. Better before 23:30.',
  time: 'Time of the day',
  timeHint: 'In Vietnam, such as 17:30.',
  timeWrong: 'Enter hours and minutes from 00:00 to 23:59, such as 17:30.',
  certificate: 'Certificate',
  certificateHint:
    'Only those in a file, since nobody confirms the signature. Once it expires or is deleted the schedule stops and says so. Invoices of cash registers are signed in the package of their day, whatever is chosen here.',
  usual: 'As when published by hand',
  certificateUntil: (name, day) => `${name} · until ${day}`,
  certificateGone: (name) => `${name ?? 'The chosen certificate'} (gone)`,
  signedWith: (name) => `Signed with the certificate of ${name}.`,
  series: 'Templates',
  seriesHint: 'Without a choice the invoices of all templates are published.',
} satisfies Worded<typeof import('../../processing/schedule.ts').scheduleWords>;
