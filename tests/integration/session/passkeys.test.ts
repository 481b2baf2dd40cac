import { describe, expect, test } from 'vitest';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { askToken } from '#tests/contract/session/token-requests.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { Authenticator } from './authenticator.ts';
import { codeOf, done, firstStep, granted, PASSWORD, saidBy, signIn } from './session-desk.ts';

const server = withTestApp(undefined, { public_url: 'https://hoadon.test' });
const EMAIL = 'ketoan@demo.vn';
const HOME = { rp_id: 'hoadon.test', origin: 'https://hoadon.test' };
const MINUTE = 60_000;

type Challenge = { id: string; options: string };
type Options = { challenge: string; rp: { id: string }; rpId: string; user: { id: string } };

const optionsOf = ({ options }: Challenge): Options => JSON.parse(options) as Options;

function invite(token: string, headers: Record<string, string> = {}): Promise<Challenge> {
  const body = { passkey_challenge: { password: PASSWORD } };
  return done<Challenge>(server.current, 'startPasskey', { token, body, headers });
}

function create(token: string, given: object): Promise<Answered> {
  const passkey = { name: 'Máy tính văn phòng', ...given };
  return judged(server.current, 'createPasskey', { token, body: { passkey } });
}

/** An authenticator that the account has registered. */
async function registered(username: string = EMAIL, token?: string): Promise<Authenticator> {
  const own = token ?? (await signIn(server.current, username)).access_token;
  const challenge = await invite(own);
  const { challenge: words, user } = optionsOf(challenge);
  const authenticator = new Authenticator();
  const answer = authenticator.create({ ...HOME, challenge: words, user_handle: user.id });
  const answered = await create(own, { challenge_id: challenge.id, ...answer });
  expect(answered.status, answered.text).toBe(201);
  return authenticator;
}

function ask(headers: Record<string, string> = {}): Promise<Challenge> {
  const body = { passkey_challenge: { purpose: 'sign_in' } };
  return done<Challenge>(server.current, 'startPasskeySignIn', { body, headers });
}

function present(challenge: Challenge, { credential }: { credential: string }): Promise<Answered> {
  const body = { grant_type: 'passkey', challenge_id: challenge.id, credential };
  return askToken(server.current, body);
}

const refused = (answered: Answered): void =>
  expect([answered.status, saidBy(answered).error], answered.text).toEqual([400, 'invalid_grant']);

/** Of the account that keeps its passkey through this file. */
let key: Authenticator;

describe('a passkey', () => {
  test('is registered for the host of this installation, discoverable, with the person verified', async () => {
    const { access_token } = await signIn(server.current, EMAIL);
    const options = JSON.parse((await invite(access_token)).options) as Record<string, unknown>;
    expect(options).toMatchObject({
      rp: { id: 'hoadon.test', name: 'Hóa Đơn Số' },
      user: { name: EMAIL },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    key = await registered(EMAIL, access_token);
    const list = await done<object[]>(server.current, 'listPasskeys', { token: access_token });
    expect(list).toMatchObject([{ name: 'Máy tính văn phòng', last_used_on: null }]);
    expect(await done(server.current, 'getProfile', { token: access_token })).toMatchObject({ passkeys: 1 });
  });

  test('signs in by itself, without a name and without a second step', async () => {
    const challenge = await ask();
    const { challenge: words, rpId } = optionsOf(challenge);
    expect(rpId).toBe('hoadon.test');
    const { access_token } = granted(await present(challenge, key.get({ ...HOME, challenge: words })));
    expect(await done(server.current, 'getProfile', { token: access_token })).toMatchObject({ email: EMAIL });
    const [used] = await done<{ last_used_on: string }[]>(server.current, 'listPasskeys', {
      token: access_token,
    });
    expect(used?.last_used_on).toBe(server.current.clock.now());
  });

  test('makes the password alone too little', async () => {
    expect((await firstStep(server.current, EMAIL)).mfa_methods).toEqual(['passkey']);
  });

  test('is not offered again to the authenticator that holds it', async () => {
    const challenge = await ask();
    const answer = key.get({ ...HOME, challenge: optionsOf(challenge).challenge });
    const { access_token } = granted(await present(challenge, answer));
    const options = JSON.parse((await invite(access_token)).options) as { excludeCredentials: object[] };
    expect(options.excludeCredentials).toHaveLength(1);
  });
});

describe('a challenge', () => {
  test('serves once', async () => {
    const challenge = await ask();
    const { challenge: words } = optionsOf(challenge);
    granted(await present(challenge, key.get({ ...HOME, challenge: words })));
    refused(await present(challenge, key.get({ ...HOME, challenge: words })));
  });

  test('serves once, though twenty use it at once', async () => {
    const challenge = await ask();
    const { challenge: words } = optionsOf(challenge);
    const answers = Array.from({ length: 20 }, () => key.get({ ...HOME, challenge: words }));
    const all = await Promise.all(answers.map((answer) => present(challenge, answer)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends after five minutes', async () => {
    const challenge = await ask();
    server.current.clock.advance(5 * MINUTE);
    refused(await present(challenge, key.get({ ...HOME, challenge: optionsOf(challenge).challenge })));
  });

  test('to sign in is none to register with, nor the other way, nor one of somebody else', async () => {
    const { access_token: token } = await signIn(server.current, 'xem@demo.vn');
    const { access_token: other } = await signIn(server.current, 'owner@demo2.vn');
    const [public_one, own] = [await ask(), await invite(token)];
    const made = new Authenticator();
    const answer = (of: Challenge) =>
      made.create({ ...HOME, challenge: optionsOf(of).challenge, user_handle: 'MTox' });
    const wrong_kind = await create(token, { challenge_id: public_one.id, ...answer(public_one) });
    expect([wrong_kind.status, codeOf(wrong_kind)]).toEqual([422, 'passkey_refused']);
    const wrong_person = await create(other, { challenge_id: own.id, ...answer(own) });
    expect([wrong_person.status, codeOf(wrong_person)]).toEqual([422, 'passkey_refused']);
    refused(await present(own, key.get({ ...HOME, challenge: optionsOf(own).challenge })));
  });
});

describe('nobody gets in with', () => {
  const attempt = async (forge: (challenge: string) => { credential: string }): Promise<void> => {
    const challenge = await ask();
    refused(await present(challenge, forge(optionsOf(challenge).challenge)));
  };

  test('an answer to another challenge', () => attempt(() => key.get({ ...HOME, challenge: 'AAAA' })));

  test('an answer given on another page', () =>
    attempt((challenge) => key.get({ ...HOME, challenge, origin: 'https://hoadon.test.evil.example' })));

  test('an answer for another host', () =>
    attempt((challenge) => key.get({ ...HOME, challenge, rp_id: 'evil.example' })));

  test('a key that nobody registered', () =>
    attempt((challenge) => {
      const stranger = new Authenticator();
      stranger.create({ ...HOME, challenge, user_handle: 'MTox' });
      return stranger.get({ ...HOME, challenge });
    }));

  test('a key that says it belongs to another account', () =>
    attempt((challenge) => key.get({ ...HOME, challenge }, Buffer.from('1:1').toString('base64url'))));

  test('a key that has not verified the person', () =>
    attempt((challenge) => {
      key.verifies = false;
      const answer = key.get({ ...HOME, challenge });
      key.verifies = true;
      return answer;
    }));

  test('a copy of the key, whose counter stands behind', () =>
    attempt((challenge) => {
      const { counter } = key;
      key.counter = 0;
      const answer = key.get({ ...HOME, challenge });
      key.counter = counter;
      return answer;
    }));

  test('a changed signature', () =>
    attempt((challenge) => {
      const answer = JSON.parse(key.get({ ...HOME, challenge }).credential) as {
        response: { signature: string };
      };
      const bytes = Buffer.from(answer.response.signature, 'base64url');
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
      answer.response.signature = bytes.toString('base64url');
      return { credential: JSON.stringify(answer) };
    }));

  test.each(['', '{}', 'null', '[]', '"x"', '{"id":"AA","rawId":"AA","response":{}}', '{'])(
    'no credential at all: %j',
    async (credential) => {
      const answered = await present(await ask(), { credential });
      expect(answered.status).toBe(400);
    },
  );
});

describe('registering', () => {
  test('asks for the password', async () => {
    const { access_token: token } = await signIn(server.current, 'xem@demo.vn');
    const body = { passkey_challenge: { password: 'sai-mat-khau-roi' } };
    const answered = await judged(server.current, 'startPasskey', { token, body });
    expect([answered.status, codeOf(answered)]).toEqual([422, 'wrong_password']);
  });

  test.each(['{}', 'null', '{"id":"AA","rawId":"AA","response":{}}', '[1]'])(
    'takes no such credential: %s',
    async (credential) => {
      const { access_token: token } = await signIn(server.current, 'xem@demo.vn');
      const answered = await create(token, { challenge_id: (await invite(token)).id, credential });
      expect([answered.status, codeOf(answered)]).toEqual([422, 'passkey_refused']);
    },
  );

  test('takes no answer given on another page', async () => {
    const { access_token: token } = await signIn(server.current, 'xem@demo.vn');
    const challenge = await invite(token);
    const { challenge: words, user } = optionsOf(challenge);
    const asked = { ...HOME, challenge: words, user_handle: user.id, origin: 'https://evil.example' };
    const answered = await create(token, {
      challenge_id: challenge.id,
      ...new Authenticator().create(asked),
    });
    expect(codeOf(answered)).toBe('passkey_refused');
  });
});

test('a passkey that was removed opens nothing, and one of somebody else is not there to remove', async () => {
  const { access_token: token } = await signIn(server.current, 'xem@demo.vn');
  const own = await registered('xem@demo.vn', token);
  const [row] = await done<{ id: number }[]>(server.current, 'listPasskeys', { token });
  const id = row?.id ?? 0;
  const { access_token: other } = await signIn(server.current, 'owner@demo.vn');
  const proof = (password: string) => ({ passkey: { password } });
  const remove = (by: string, password: string) =>
    judged(server.current, 'removePasskey', { token: by, id, body: proof(password) });
  expect((await remove(other, PASSWORD)).status).toBe(404);
  const unproven = await remove(token, 'khong phai mat khau');
  expect([unproven.status, codeOf(unproven)]).toEqual([422, 'wrong_password']);
  expect(await done(server.current, 'removePasskey', { token, id, body: proof(PASSWORD) })).toEqual([]);
  const challenge = await ask();
  refused(await present(challenge, own.get({ ...HOME, challenge: optionsOf(challenge).challenge })));
  await signIn(server.current, 'xem@demo.vn');
});
