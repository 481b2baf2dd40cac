import { XmlRefused, type XmlProblem } from '../../documents/parsed-element.ts';
import type { VerifyPorts } from '../ports.ts';
import { XML_PROBLEM_WORDS } from './verdict-words.table.ts';
import { verdictWords, type VerdictWords } from './verdict-words.ts';
import type { SignatureVerdict } from './verdict.ts';
import { verifySignatures } from './verify.ts';

/** The verdict on a file from any source. */
export type Verification = {
  /** Why it was not looked at. */
  refused: XmlProblem | null;
  signatures: SignatureVerdict[];
  /** It bears a signature, and each is valid. */
  valid: boolean;
};

/** Every signature of a file or message from any source; throws nothing for what the file holds. */
export function verifyDocument(bytes: Uint8Array, ports: VerifyPorts): Verification {
  try {
    const signatures = verifySignatures(bytes, ports);
    return {
      refused: null,
      signatures,
      valid: signatures.length > 0 && signatures.every(({ valid }) => valid),
    };
  } catch (error) {
    if (error instanceof XmlRefused) return { refused: error.problem, signatures: [], valid: false };
    throw error;
  }
}

/** The same in Vietnamese: one entry for a file that cannot be judged, else one for each signature. */
export function verificationWords({ refused, signatures }: Verification): VerdictWords[] {
  if (refused !== null) return [unjudged('Tệp không được kiểm tra.', XML_PROBLEM_WORDS[refused])];
  if (signatures.length === 0)
    return [
      unjudged(
        'Tệp chưa có chữ ký số.',
        'Xin bên bán tệp XML đã ký; bản in hoặc PDF không thay được tệp này.',
      ),
    ];
  return signatures.map(verdictWords);
}

function unjudged(title: string, next: string): VerdictWords {
  return { title, right: [], wrong: [], warnings: [], next };
}
