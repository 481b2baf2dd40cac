import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];
const ES256 = -7;

type Asked = { challenge: string; rp_id: string; origin: string };
type Answer = { credential: string };

type Credential = { id: Buffer; key: KeyObject; user_handle: string; rp_id: string };

/** A passkey in software (WebAuthn Level 3): P-256, attestation "none", discoverable. What a browser would send, as its JSON. */
export class Authenticator {
  #credential: Credential | null = null;
  counter = 0;
  /** Whether it asks for the finger or the PIN. */
  verifies = true;

  create(asked: Asked & { user_handle: string }): Answer {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.#credential = { id, key: privateKey, user_handle: asked.user_handle, rp_id: asked.rp_id };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = map([
      [integer(1), integer(2)],
      [integer(3), integer(ES256)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = Buffer.concat([this.#data(asked.rp_id, HAS_KEY), Buffer.alloc(16), length, id, cose]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', asked),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  get({ challenge, rp_id, origin }: Asked, user_handle?: string): Answer {
    const { key, user_handle: own } = this.#held();
    this.counter += 1;
    const data = this.#data(rp_id, 0);
    const client = clientData('webauthn.get', { challenge, origin });
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return this.#answer({
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
      userHandle: user_handle ?? own,
    });
  }

  #held(): Credential {
    if (this.#credential === null) throw new Error('nothing was created');
    return this.#credential;
  }

  #data(rp_id: string, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (this.verifies ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(Buffer.from(rp_id)), Buffer.from([flags]), counter]);
  }

  #answer(response: object): Answer {
    const id = this.#held().id.toString('base64url');
    const whole = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    return { credential: JSON.stringify(whole) };
  }
}

function clientData(type: string, { challenge, origin }: Omit<Asked, 'rp_id'>): string {
  const whole = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(whole)).toString('base64url');
}

const sha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949 section 3), as little as a credential needs. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 0x100) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
