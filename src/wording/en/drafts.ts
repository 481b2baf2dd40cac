import type { Worded } from '#src/language/language.ts';

export const draftWords = {
  offered: (time, day) => `There is an unfinished version from ${time} on ${day}.`,
  offeredText: 'It has not been saved and is not on the screen yet.',
  outdated: (one) =>
    `The ${one} was changed and saved after that. Continuing brings in only what you changed, and asks about what both sides changed.`,
  live: (time) => `You are editing this in another tab, last at ${time}.`,
  liveText: 'Each tab keeps its own version; the one saved later is asked before it overwrites.',
  left: (time, day) => `What you typed at ${time} on ${day} is not on this invoice.`,
  leftText:
    'The invoice was issued elsewhere before you saved, so it can no longer be saved. What has to be changed on the invoice goes by the button “What is wrong?”.',
  take: 'Continue editing',
  drop: 'Discard this version',
  takeLive: 'Take over from the other tab',
  dropLive: 'Edit separately here',
  dropped: 'Unfinished version discarded',
  keptAt: (time) => `Kept automatically at ${time}`,
  leaveKept:
    'Unsaved changes will be lost if you leave this page, and so will the copy that was kept automatically.',
  stays: 'What you typed is kept. Go back to that page and press “Continue editing”.',
  mergeTitle: 'Choose what to keep',
  mergeText:
    'These places differ between the unfinished version and the current content. The rest is merged.',
  mine: 'Unfinished version',
  theirs: 'Current content',
  choose: 'Choose one of the two',
  merge: 'Merge into this screen',
  blank: '(blank)',
  ended: {
    title: 'Your session has ended',
    text: 'This was not saved. What you entered is kept on this device and waits here until you have signed in again.',
    go: 'Sign in again',
  },
} satisfies Worded<typeof import('../drafts.ts').draftWords>;
