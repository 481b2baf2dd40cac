import { expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { OutgoingMessage } from '../provider.ts';
import { authoritySigner, makeAuthorityKey } from './authority.ts';
import { openMessage } from './open-message.ts';
import { REASONS, type ReasonName } from './reasons.table.ts';
import { type Case, type Cases, TAXPAYER, TYPES } from './refusal-cases.fixture.ts';
import { REFUSALS } from './refusals.table.ts';
import type { ServedType } from './receivers/receivers.table.ts';
import { ROOT } from './sandbox.fixture.ts';
import { messageAround, NOON } from './signed-message.fixture.ts';
import type { Known } from './store.ts';

const authority = makeAuthorityKey();
const sign = authoritySigner(authority);
const ports = createVerifyPorts([ROOT.certificate_pem]);

/** Codes of what the last answer says is wrong; none where the message is taken. */
function codesFor({ message_id, message_type, tax_code, bytes }: OutgoingMessage, known: Known): string[] {
  const addressed = { message_id, message_type, tax_code };
  const read = openMessage(bytes, addressed, parseXml);
  if (!read.readable) return [REASONS[read.reason].code];
  const { opened, header } = read;
  const findings = opened.judge({
    ...known,
    signatures: opened.signed.map((part) => verifySignatures(part, ports)),
    received_on: NOON,
    today: '2026-11-20',
  });
  const { answers } = opened.answers(findings, {
    to: { ...addressed, sender: header.sender, received_on: NOON, hides_reply: false },
    stamp: () => ({ available_on: NOON, random: '0'.repeat(32) }),
    sign,
    stage: 'usual',
    taxpayer: known.taxpayer,
  });
  const last = decodeUtf8(answers.at(-1)?.bytes ?? new Uint8Array());
  return [...last.matchAll(/<MLoi>(\d+)<\/MLoi>/g)].map(([, code = '']) => code);
}

const served = Object.keys(REFUSALS) as ServedType[];
const NOTHING_SPECIAL: Known = { taxpayer: TAXPAYER, held: [], knows_notice: false };

it.each(served.filter((type) => type !== '101'))('a message %s that holds is taken', (type) => {
  const { make, known } = TYPES[type];
  expect(codesFor(make({}), { ...NOTHING_SPECIAL, ...known })).toEqual([]);
});

const cases = served.flatMap((type) => REFUSALS[type].map((name: ReasonName) => [type, name] as const));

it.each(cases)('a message %s is refused: %s', (type, name) => {
  const { make, known, cases: of_type } = TYPES[type];
  const found: Case | undefined = (of_type as Partial<Cases<ReasonName>>)[name];
  if (found === undefined) throw new Error(`no case makes ${type} be refused for ${name}`);
  const { tamper = (text) => text, known: changed, make: otherwise = make, beside = [], ...order } = found;
  const message = otherwise(order);
  const sent = { ...message, bytes: encodeUtf8(tamper(decodeUtf8(message.bytes))) };
  const expected = [name, ...beside].map((one) => REASONS[one].code);
  expect(codesFor(sent, { ...NOTHING_SPECIAL, ...known, ...changed }).toSorted()).toEqual(
    expected.toSorted(),
  );
});

it('a type that is not served is refused as such', () => {
  const message = { ...messageAround('200', '', 1), message_type: '106' };
  const bytes = encodeUtf8(decodeUtf8(message.bytes).replace('<MLTDiep>200<', '<MLTDiep>106<'));
  expect(codesFor({ ...message, bytes }, NOTHING_SPECIAL)).toEqual([REASONS.unsupported_type.code]);
});

it('every reason of the authority is in the table of refusals, but for a type that is not served', () => {
  const listed = new Set<ReasonName>(served.flatMap((type) => [...REFUSALS[type]]));
  const names = Object.keys(REASONS) as ReasonName[];
  expect(names.filter((name) => !listed.has(name))).toEqual(['unsupported_type']);
});
