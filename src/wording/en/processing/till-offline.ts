import type { Worded } from '#src/language/language.ts';

export const tillDeviceWords = {
  title: 'Selling without a network',
  open: 'Sell offline',
  registerText:
    'This browser has a series and a range of numbers and codes to itself, so that it can sell without a network. Meanwhile no other place gives numbers of that series.',
  name: 'Name of this device',
  namePlace: 'Counter 1',
  nameMissing: 'Give this device a name, such as Counter 1, then press again.',
  series: 'Series',
  register: 'Register this device',
  owns: (name: string, series: string) => `The device “${name}” has the series ${series}.`,
  left: (count: number) => `${count} numbers left.`,
  until: (time: string) =>
    `It can sell until ${time} without a network; with one that is extended by itself.`,
  release: 'Give the series back',
  releaseText:
    'The device no longer sells without a network; the series can be used elsewhere, and its numbers go on without a gap.',
  releaseWaits: (count: number) => `${count} sales are not sent: the series can be given back once they are.`,
  held: (name: string, user: string, seen: string) =>
    `The device “${name}” of ${user} has this series; it was last heard of ${seen}.`,
  askManager: 'Choose another series, or ask someone who may make templates to take it over.',
  takeOver: 'Take the series over',
  takeOverText: (from: number, to: number) =>
    `The other device stops selling. Numbers ${from} to ${to} stay for what it sold and has not sent; this device goes on from ${to + 1}. Do this only if the other device is broken, lost or cannot give the series back.`,
  takeOverConfirm: 'Take it over to this device',
  settle: 'End that device',
  stillOut: (name: string, from: number, to: number) =>
    `The device “${name}” may have sales that are not sent: numbers ${from} to ${to}.`,
  stillOutText:
    'Open the till on it to send them. If it is gone, end it: the numbers that were not sent are in no invoice, unless it comes back and sends them.',
  privateWindow:
    'A private window, or this browser, keeps no data, and sales could be lost. Open the till in an ordinary window.',
  notPersisted:
    'The browser does not promise to keep data for long. Do not clear its data while sales are unsent; bookmarking this page helps.',
  offline: 'No network: selling goes on.',
  offlineStopped: 'No network.',
  offlineText: (count: number) =>
    count === 0
      ? 'Sales are kept in this device and sent by themselves once there is a network.'
      : `${count} sales wait, and are sent by themselves once there is a network.`,
  offlineRefused: 'Sales are kept in this device. “Send again” works once there is a network.',
  sending: (count: number) => `Sending what was sold, ${count} to go.`,
  sendAgain: 'Send again',
  refused: (number: string) => `The server has not taken sale ${number}.`,
  refusedStays: (count: number) =>
    `Put the cause right, then press “Send again”: the buyer has the print, so the sale is kept. ${count} sales wait in the order of numbers.`,
  dayEnd: (count: number) => `${count} sales are not sent.`,
  dayEndText:
    'Data has to reach the tax authority on the day of the sale. Connect this device before midnight.',
  stopped: 'This device cannot sell now.',
  problems: {
    none_left:
      'All numbers and codes that were set aside are used. Connect to get more; nothing more can be sold without a network.',
    expired: 'It has not been connected for 3 days. Connect it, then go on.',
    clock_back: 'The clock of this device is behind the last sale. Set it right, then go on.',
    other_year:
      'The series of this device is not of this year. Press the name of the device above, give the series back, then register it again with one of this year; what was sold is still sent.',
    no_room:
      'The browser has no room left, so this sale was not made. Delete files of this computer (not the data of the browser), then press again.',
  },
  shutTitle: 'This page cannot sell now.',
  shut: {
    held: 'An earlier version of the till is open in another tab. Close that tab: this page then goes on, and what was sold is kept.',
    outdated:
      'There is a new version of this page. Reload it: the sale under way and what was sold are kept.',
    full: 'The browser has no room left, so what was sold cannot be read; it is still there. Delete files of this computer (not the data of the browser), then reload the page.',
  },
  reload: 'Reload the page',
  notKept: (number: string) =>
    `This browser no longer keeps the print of sale ${number}. Print it from the list of invoices of cash registers.`,
  over: {
    active: '',
    releasing: 'The series is being given back. Connect to finish.',
    released: 'The series was given back. Register the device again to go on selling.',
    taken_over:
      'Another device has this series now. What was sold is still sent; register the device again with another series to go on selling.',
    settled:
      'A manager has ended this device. What it sold is still sent; register it again to go on selling.',
  },
  nearlyUsed: (left: number, size: number) =>
    `Only ${left} numbers are left to sell without a network (${size} are taken at once).`,
  nearlyUsedText: 'Connect, and the device gets more by itself.',
  clockOff: (minutes: number) => `The clock of this device is ${minutes} minutes off the server’s.`,
  clockOffText: (time: string) => `Sales bear the server’s time, now ${time}. Set the clock right.`,
  kept: 'Sold, not sent yet',
  keptText:
    'The invoice has its number and code, and the buyer has this print. It is sent once there is a network.',
} satisfies Worded<typeof import('../../processing/till-offline.ts').tillDeviceWords>;
