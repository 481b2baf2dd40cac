import type { MessageType } from '#domain/transmission/message-types.table.ts';
import { statusSaidBy, type Answer } from '#domain/transmission/lifecycle.ts';
import { freeText } from '#domain/transmission/notice-content.ts';
import type { TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { DocumentKind } from './kind.ts';

/** An answer in place of a verdict (-1, -2): its own status in the history of messages, and the line in the history of the document. */
export type FaultAnswer = { fault: string; status: TransmissionStatus };

const FAULTS: Readonly<Partial<Record<MessageType, Answer>>> = {
  '-1': 'wrong_format',
  '-2': 'signature_request_faulty',
};

/** Longest text of an element of this kind in the data format (NDung), characters. */
const MAX_TEXT_LENGTH = 255;

/**
 * What an answer of type -1 or -2 says, in Vietnamese; null for any other. Nothing is published of them beside their names: they are
 * assumed to decide nothing about the document, which goes on waiting for its verdict.
 */
export function faultAnswer(
  { words: { one } }: DocumentKind,
  { message_type, bytes }: { message_type: string; bytes: Uint8Array },
): FaultAnswer | null {
  const answer = FAULTS[message_type as MessageType];
  if (answer === undefined) return null;
  const text = freeText(parseXml(bytes))?.slice(0, MAX_TEXT_LENGTH).replace(/\.$/u, '');
  const said = text === undefined ? '' : `: “${text}”`;
  return {
    status: statusSaidBy(answer),
    fault: `Cơ quan thuế báo lỗi bằng thông điệp ${message_type}${said}. Đây chưa phải kết quả của ${one}. Hệ thống tiếp tục chờ kết quả; bạn có thể mở bằng chứng và yêu cầu gửi lại phản hồi. Nếu vẫn chưa có, liên hệ đơn vị truyền nhận kèm mã thông điệp. Không lập lại ${one} này.`,
  };
}
