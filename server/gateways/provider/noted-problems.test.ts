import { expect, test } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { silentLog } from '#server/platform/log.ts';
import { withProblemsNoted, type LineTrouble } from './noted-problems.ts';
import { ProviderUnavailable, type Provider, type SubmitResult } from './provider.ts';

const MESSAGE = { message_id: 'V1', message_type: '200', tax_code: '0012345672', bytes: new Uint8Array() };

function line() {
  const says: { submit: SubmitResult; answers: LineTrouble } = {
    submit: { outcome: 'accepted' },
    answers: null,
  };
  const provider: Provider = {
    submit: async () => says.submit,
    lookUp: async () => 'known',
    fetchAgain: async () => ({ outcome: 'not_found' }),
    fetchAnswers: async () => {
      if (says.answers !== null) throw new ProviderUnavailable(says.answers);
      return { answers: [], cursor: null };
    },
    listReceived: async () => ({ documents: [], next: null }),
  };
  const notes: LineTrouble[] = [];
  const clock = fixedClock('2026-11-20T02:00:00.000Z');
  const noted = withProblemsNoted(provider, {
    note: async (problem) => void notes.push(problem),
    clock,
    log: silentLog,
  });
  const send = (submit: SubmitResult) => {
    says.submit = submit;
    return noted.submit(MESSAGE);
  };
  const read = async (answers: LineTrouble = null) => {
    says.answers = answers;
    await noted.fetchAnswers({ tax_code: MESSAGE.tax_code, after: null }).catch(() => undefined);
  };
  return { send, read, notes, clock, noted };
}

test('a token that is refused stays the problem, though answers can be read, until a message is let in', async () => {
  const { send, read, notes } = line();
  await send({ outcome: 'not_sent', cause: 'unauthorized' });
  await read();
  await send({ outcome: 'accepted' });
  expect(notes).toEqual(['unauthorized', null]);
});

test('one message without a reply is no problem of a line that has answered since', async () => {
  const { send, read, notes } = line();
  await send({ outcome: 'unknown', cause: 'timeout' });
  await read();
  expect(notes).toEqual(['timeout', null]);
});

test('what cannot be read is noted too, and the same is written again only after a while', async () => {
  const { read, notes, clock } = line();
  await read('connection');
  await read('connection');
  expect(notes).toEqual(['connection']);
  clock.advance(10_000);
  await read('connection');
  await read();
  expect(notes).toEqual(['connection', 'connection', null]);
});
